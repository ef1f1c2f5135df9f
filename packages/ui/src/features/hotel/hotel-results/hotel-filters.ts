import { type HotelFilter, hotelCategories, hotelSorts, hotelStars } from '@yunyou/contract';
import type { HotelQuery, Stay } from '@yunyou/sdk';

/** Yes-or-no filters on rates and rooms. */
export const hotelFlags = ['breakfast', 'freeCancel', 'payAtDesk', 'onlyFree'] as const;
export type HotelFlag = (typeof hotelFlags)[number];

/** What hotels are looked for. Empty texts and lists for anything. */
export interface HotelFilterValues extends Readonly<Record<HotelFlag, boolean>> {
  /** Chinese name of the city; empty near a place. */
  readonly cityName: string;
  readonly keyword: string;
  /** A place with its name, from which distances are told; without a name where the person is. */
  readonly place: { readonly lat: number; readonly lng: number; readonly name: string } | undefined;
  readonly star: readonly (typeof hotelStars)[number][];
  readonly category: readonly (typeof hotelCategories)[number][];
  /** Ids of facilities: all of them. */
  readonly facility: readonly string[];
  /** Of a night, fen. */
  readonly priceMinFen: number | undefined;
  readonly priceMaxFen: number | undefined;
  readonly sort: (typeof hotelSorts)[number];
}

/** The parameters of the address that are filters. */
export const hotelFilterNames = [
  'cityName',
  'keyword',
  'lat',
  'lng',
  'placeName',
  'star',
  'category',
  'facility',
  'priceMinFen',
  'priceMaxFen',
  ...hotelFlags,
  'sort',
] as const;
export type HotelFilterTexts = Readonly<Record<(typeof hotelFilterNames)[number], string>>;

/** Nothing asked for besides a city. */
export const noHotelFilters = (cityName: string): HotelFilterValues => ({
  cityName,
  keyword: '',
  place: undefined,
  star: [],
  category: [],
  facility: [],
  priceMinFen: undefined,
  priceMaxFen: undefined,
  breakfast: false,
  freeCancel: false,
  payAtDesk: false,
  onlyFree: false,
  sort: 'recommended',
});

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter((one) => one !== '');

const fenOf = (text: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;

const degreesOf = (text: string | undefined, most: number): number | undefined => {
  const value = Number(text);
  return text && Number.isFinite(value) && Math.abs(value) <= most ? value : undefined;
};

/**
 * Filters from the texts of an address; what is no filter counts as none.
 *
 * @param own where the person is, which stands in no address: counts for what is sorted by distance from no other place
 */
export function hotelFiltersOf(
  texts: Readonly<Partial<HotelFilterTexts>>,
  own?: { readonly latitude: number; readonly longitude: number },
): HotelFilterValues {
  const lat = degreesOf(texts.lat, 90);
  const lng = degreesOf(texts.lng, 180);
  const here =
    own && texts.sort === 'distance' ? { lat: own.latitude, lng: own.longitude, name: '' } : undefined;
  const place =
    lat === undefined || lng === undefined ? here : { lat, lng, name: (texts.placeName ?? '').slice(0, 100) };
  const sort = hotelSorts.find((one) => one === texts.sort) ?? 'recommended';
  return {
    cityName: (texts.cityName ?? '').slice(0, 50),
    keyword: (texts.keyword ?? '').slice(0, 100),
    place,
    star: hotelStars.filter((star) => listOf(texts.star).includes(String(star))),
    category: hotelCategories.filter((one) => listOf(texts.category).includes(one)),
    facility: listOf(texts.facility).slice(0, 20),
    priceMinFen: fenOf(texts.priceMinFen),
    priceMaxFen: fenOf(texts.priceMaxFen),
    breakfast: texts.breakfast === '1',
    freeCancel: texts.freeCancel === '1',
    payAtDesk: texts.payAtDesk === '1',
    onlyFree: texts.onlyFree === '1',
    sort: sort === 'distance' && !place ? 'recommended' : sort,
  };
}

/** The same as an address carries it; where the person is stays out of it, since a link is shared. */
export function hotelFilterTexts(filters: HotelFilterValues): HotelFilterTexts {
  const { cityName, keyword, place, star, category, facility, priceMinFen, priceMaxFen, sort } = filters;
  const flag = (name: HotelFlag) => (filters[name] ? '1' : '');
  const named = place?.name ? place : undefined;
  return {
    cityName,
    keyword,
    lat: named ? String(named.lat) : '',
    lng: named ? String(named.lng) : '',
    placeName: named?.name ?? '',
    star: star.join(','),
    category: category.join(','),
    facility: facility.join(','),
    priceMinFen: priceMinFen === undefined ? '' : String(priceMinFen),
    priceMaxFen: priceMaxFen === undefined ? '' : String(priceMaxFen),
    breakfast: flag('breakfast'),
    freeCancel: flag('freeCancel'),
    payAtDesk: flag('payAtDesk'),
    onlyFree: flag('onlyFree'),
    sort: sort === 'recommended' ? '' : sort,
  };
}

/** The question to the server: only what is asked for. */
export function hotelQueryOf(filters: HotelFilterValues, stay: Stay): HotelQuery {
  const { cityName, keyword, place, star, category, facility, priceMinFen, priceMaxFen, sort } = filters;
  const flags = hotelFlags.filter((name) => filters[name]).map((name) => [name, true]);
  const { startDate, endDate, rooms, adults, childAges } = stay;
  return {
    startDate,
    endDate,
    rooms,
    adults,
    ...(childAges.length > 0 && { childAges: [...childAges] }),
    ...(cityName && { cityName }),
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(place && { lat: place.lat, lng: place.lng, ...(place.name && { placeName: place.name }) }),
    ...(star.length > 0 && { star: [...star] }),
    ...(category.length > 0 && { category: [...category] }),
    ...(facility.length > 0 && { facility: [...facility] }),
    ...(priceMinFen !== undefined && { priceMinFen }),
    ...(priceMaxFen !== undefined && { priceMaxFen }),
    ...Object.fromEntries(flags),
    ...(sort !== 'recommended' && { sort }),
  };
}

/** The filters without one of them. */
export function withoutFilter(filters: HotelFilterValues, filter: HotelFilter): HotelFilterValues {
  switch (filter) {
    case 'keyword':
      return { ...filters, keyword: '' };
    case 'price':
      return { ...filters, priceMinFen: undefined, priceMaxFen: undefined };
    case 'star':
    case 'category':
    case 'facility':
      return { ...filters, [filter]: [] };
    default:
      return { ...filters, [filter]: false };
  }
}

/** Filters that have a sheet of their own: what a night costs and how many stars, and all the others. */
export type FilterPart = 'price' | 'more';

/** How many filters of a part are set. */
export const filterCount = (filters: HotelFilterValues, part: FilterPart): number =>
  part === 'price'
    ? filters.star.length + (filters.priceMinFen === undefined && filters.priceMaxFen === undefined ? 0 : 1)
    : filters.category.length + filters.facility.length + hotelFlags.filter((name) => filters[name]).length;

/** The filters with nothing set of a part. */
export function withoutPart(filters: HotelFilterValues, part: FilterPart): HotelFilterValues {
  const { star, priceMinFen, priceMaxFen, ...more } = filters;
  const { cityName, keyword, place, sort } = filters;
  return part === 'price'
    ? { ...more, star: [], priceMinFen: undefined, priceMaxFen: undefined }
    : { ...noHotelFilters(cityName), keyword, place, sort, star, priceMinFen, priceMaxFen };
}
