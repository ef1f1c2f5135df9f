import {
  type SearchKind,
  type SearchSort,
  searchKinds,
  searchMaxLength,
  searchSorts,
} from '@yunyou/contract';
import type { SearchQuery } from '@yunyou/sdk';
import type { ResultQuery } from '../search-hrefs';

/** What is looked for, read from an address: what is no kind, order or city counts as none. */
export interface SearchChoice {
  keyword: string;
  /** Default all kinds. */
  kind: SearchKind | undefined;
  /** Chinese name; empty for all cities. */
  cityName: string;
  sort: SearchSort;
  /** Without correcting what looks mistyped. */
  literal: boolean;
}

const longestCityName = 50;

export function choiceOf({ keyword, kind, cityName, sort, literal }: ResultQuery): SearchChoice {
  return {
    keyword: keyword.trim().slice(0, searchMaxLength),
    kind: searchKinds.find((one) => one === kind),
    cityName: cityName.slice(0, longestCityName),
    sort: searchSorts.find((one) => one === sort) ?? 'relevance',
    literal: literal === '1',
  };
}

/** A choice as it stands in an address. */
export function textOf({ keyword, kind, cityName, sort, literal }: SearchChoice): ResultQuery {
  return {
    keyword,
    kind: kind ?? '',
    cityName,
    sort: sort === 'relevance' ? '' : sort,
    literal: literal ? '1' : '',
  };
}

/** Where a distance is measured from. */
export interface Near {
  latitude: number;
  longitude: number;
}

/** The order that results come in: by distance only from a known place. */
export const orderOf = ({ sort }: SearchChoice, near: Near | undefined): SearchSort =>
  sort === 'distance' && !near ? 'relevance' : sort;

/** The question to the server; the order by distance needs a place. */
export function searchQueryOf(choice: SearchChoice, near?: Near): SearchQuery {
  const { keyword, kind, cityName, literal } = choice;
  const sort = orderOf(choice, near);
  return {
    keyword,
    ...(kind && { kind }),
    ...(cityName && { cityName }),
    ...(sort !== 'relevance' && { sort }),
    ...(literal && { literal: 1 }),
    ...(near && { lat: near.latitude, lng: near.longitude }),
  };
}

/** The question for the counts of the tabs. */
export const censusQueryOf = ({ keyword, cityName, literal }: SearchChoice) => ({
  keyword,
  ...(cityName && { cityName }),
  ...(literal && { literal: 1 }),
});

/** Letters of a name in Han whose beginning and end are tried, letters of those, and how many tries are offered. */
const nameMax = 6;
const shortest = 2;
const triesMax = 4;

/** The words of a text in Han as `Intl.Segmenter` finds them; older browsers have none. */
const wordsOf = (text: string): string[] =>
  typeof Intl.Segmenter === 'function'
    ? [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
    : [];

/** Shorter words of a text that found nothing: its parts, or the words of a single long one in Han; none is cut in two. */
export function shorterWords(keyword: string): string[] {
  const parts = keyword.split(/[\s,，、·]+/u).filter(Boolean);
  const [only = ''] = parts;
  const isHan = /^\p{Script=Han}+$/u.test(only);
  const tries = parts.length > 1 ? parts : isHan ? [...endsOf(only), ...wordsOf(only)].filter(isLong) : [];
  return [...new Set(tries)].filter((one) => one !== keyword).slice(0, triesMax);
}

const isLong = (word: string): boolean => [...word].length >= shortest;

/** The beginning and the end of a name, where a word ends or begins there. */
function endsOf(name: string): string[] {
  const letters = [...name];
  if (letters.length <= shortest || letters.length > nameMax) return [];
  const words = wordsOf(name);
  const cuts = words.map((_, index) => [...words.slice(0, index + 1).join('')].length);
  return [shortest, letters.length - shortest].flatMap((at, end) =>
    cuts.includes(at) ? [(end === 0 ? letters.slice(0, at) : letters.slice(at)).join('')] : [],
  );
}
