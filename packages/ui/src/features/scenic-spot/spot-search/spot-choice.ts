import type { SpotSearch } from '@yunyou/sdk';

/** What the page that searches spots reads of its address; empty texts for what is not narrowed. */
export interface SpotSearchText {
  keyword: string;
  theme: string;
  cityName: string;
  grade: string;
  priceMaxFen: string;
  lat: string;
  lng: string;
  placeName: string;
  sort: string;
}

/** A place that distances are measured from, GCJ-02. */
export interface SpotOrigin {
  latitude: number;
  longitude: number;
  name: string;
}

/** What spots are looked for. */
export interface SpotChoice {
  keyword: string;
  /** Id of a theme; empty for all. */
  theme: string;
  /** Chinese name; empty for all cities. */
  cityName: string;
  /** Any of these grades; none for all. */
  grades: number[];
  /** Fen; undefined for any price. */
  priceMaxFen: number | undefined;
  /** A chosen place; undefined for the person's own position, or none. */
  origin: SpotOrigin | undefined;
  sort: SpotSort;
}

export const spotSearchSorts = ['recommended', 'distance', 'price', 'rating'] as const;
export type SpotSort = (typeof spotSearchSorts)[number];

/** Grades of the operator's, the best first; 0 is a spot without one. */
export const grades = [5, 4, 3, 2, 1] as const;
/** Prices offered as the most to pay, fen. */
export const priceLimits = [5_000, 10_000, 20_000, 50_000] as const;

const keywordMost = 100;
const nameMost = 50;

const degrees = (text: string, most: number): number => {
  const value = /^-?\d{1,3}(?:\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : Number.NaN;
};

/** A choice from an address; what is no filter counts as none. */
export function spotChoiceOf(text: SpotSearchText): SpotChoice {
  const [latitude, longitude] = [degrees(text.lat, 90), degrees(text.lng, 180)];
  const asked = text.grade.split(',');
  return {
    keyword: text.keyword.trim().slice(0, keywordMost),
    theme: text.theme.slice(0, 30),
    cityName: text.cityName.slice(0, nameMost),
    grades: grades.filter((grade) => asked.includes(String(grade))),
    priceMaxFen: priceLimits.find((limit) => String(limit) === text.priceMaxFen),
    origin:
      text.placeName && !Number.isNaN(latitude + longitude)
        ? { latitude, longitude, name: text.placeName.slice(0, nameMost) }
        : undefined,
    sort: spotSearchSorts.find((sort) => sort === text.sort) ?? 'recommended',
  };
}

/** A choice as it stands in an address. */
export const spotTextOf = (choice: SpotChoice): SpotSearchText => ({
  keyword: choice.keyword,
  theme: choice.theme,
  cityName: choice.cityName,
  grade: choice.grades.join(','),
  priceMaxFen: choice.priceMaxFen === undefined ? '' : String(choice.priceMaxFen),
  lat: choice.origin ? String(choice.origin.latitude) : '',
  lng: choice.origin ? String(choice.origin.longitude) : '',
  placeName: choice.origin?.name ?? '',
  sort: choice.sort === 'recommended' ? '' : choice.sort,
});

/** The order that spots come in: by distance only from a known place. */
export const orderOf = ({ sort }: SpotChoice, near: object | undefined): SpotSort =>
  sort === 'distance' && !near ? 'recommended' : sort;

/** The question to the server; distances, and their order, need a place. */
export function spotQueryOf(choice: SpotChoice, own?: { latitude: number; longitude: number }): SpotSearch {
  const near = choice.origin ?? own;
  const { keyword, theme, cityName, priceMaxFen } = choice;
  const sort = orderOf(choice, near);
  return {
    ...(keyword && { keyword }),
    ...(theme && { theme }),
    ...(cityName && { cityName }),
    ...(choice.grades.length > 0 && { grade: choice.grades }),
    ...(priceMaxFen !== undefined && { priceMaxFen }),
    ...(near && { lat: near.latitude, lng: near.longitude }),
    ...(sort !== 'recommended' && { sort }),
  };
}

/** Everything but the word is dropped. */
export const unfiltered = (choice: SpotChoice): SpotChoice => ({
  ...choice,
  theme: '',
  cityName: '',
  grades: [],
  priceMaxFen: undefined,
});
