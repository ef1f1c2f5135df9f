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

/** How much of a long word is tried when the whole leads nowhere, and how many tries are offered. */
const shortest = 2;
const triesMax = 4;

/** Shorter words of a text that found nothing: its parts, or the beginning and the end of a single long name in Han. */
export function shorterWords(keyword: string): string[] {
  const parts = keyword.split(/[\s,，、·]+/u).filter(Boolean);
  const [only = ''] = parts;
  const letters = [...only];
  const isHan = /^\p{Script=Han}+$/u.test(only);
  const tries =
    parts.length > 1
      ? parts
      : isHan && letters.length > shortest
        ? [letters.slice(0, -1), letters.slice(0, shortest), letters.slice(-shortest)].map((part) =>
            part.join(''),
          )
        : [];
  return [...new Set(tries)].filter((one) => one !== keyword).slice(0, triesMax);
}
