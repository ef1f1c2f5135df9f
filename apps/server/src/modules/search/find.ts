import {
  goodsType,
  type Locale,
  type RequestOf,
  type SearchPage,
  type SearchRecord,
  searchCountCap,
  searchKinds,
  searchPageSize,
} from '@yunyou/contract';
import { badInput } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { hashOf } from '../../security/ids';
import { openNext, sealNext } from '../../security/next-token';
import { type Correction, correct, corrected } from './corrections';
import type { SearchDesk } from './desk';
import type { Filters } from './hits-store';
import { marksOf } from './marks';
import { plainText, type Run } from './normalise';
import { allRuns, keyOf, queryOf, type SearchQuery } from './query';
import {
  type After,
  countByCity,
  countByKind,
  type Found,
  type FoundRow,
  findPage,
  type PageWanted,
} from './search-store';
import { kindNumber, kindOf } from './sources';

/** Cities that are named when the asked one has nothing. */
const ELSEWHERE_MAX = 6;
const LIST = 'search';
const EVERYTHING: Filters = { kinds: undefined };

type IndexRequest = RequestOf<'search', 'index'>;

/** Where the page before ended, and what it had found out. */
interface Place {
  after: After;
  page: number;
  total: number;
  correction: Pick<Correction, 'run' | 'word' | 'text'> | null;
}

const nothingFound = {
  records: [],
  total: 0,
  totalIsMinimum: false,
  current: 1,
  pages: 0,
  next: null,
  corrected: null,
  elsewhere: [],
} satisfies Omit<SearchPage, 'size'>;

/** The hash of what is searched: a place in one list is none in another. */
const hashOfSearch = ({ keyword, kind, cityName, sort, lat, lng, literal }: IndexRequest): string =>
  hashOf(JSON.stringify([keyword, kind, cityName, sort, lat, lng, literal])).slice(0, 16);

export async function findAll(request: VisitorRequest, input: IndexRequest): Promise<SearchPage> {
  const { search, protection, locale } = request;
  const { keyword, kind, cityName, sort = 'relevance', lat, lng, page = 1, size = searchPageSize } = input;
  const words = await search.words();
  const typed = queryOf(keyword, words);
  // Punctuation or emoji alone: a search like any other, that finds nothing.
  if (!typed) return { ...nothingFound, size };
  const place = input.next === undefined ? undefined : placeOf(request, input);
  if (!place && page * size > searchCountCap) {
    throw badInput([{ field: 'page', reason: `page × size is at most ${searchCountCap}` }]);
  }
  const filters: Filters = { kinds: kind && [kindNumber(kind)], cityName };
  const near = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const wanted = {
    sort,
    near,
    limit: size + 1,
    offset: place ? 0 : (page - 1) * size,
    after: place?.after,
    countUpTo: place ? undefined : searchCountCap + 1,
  };

  let correction = place?.correction ?? null;
  let query = correction ? corrected(typed, correction) : typed;
  let found = await pageOf(search, query, filters, wanted);
  if (!place && totalOf(found) === 0) {
    const better = await correctionOf(request, { query, keyword, filters, letter: Boolean(input.literal) });
    if (better) {
      correction = better;
      query = better.query;
      found = await pageOf(search, query, filters, wanted);
    }
  }
  const total = place?.total ?? totalOf(found);
  const rows = found.rows.slice(0, size);
  const last = rows.at(-1);
  const current = place ? place.page + 1 : page;
  if (!place && page === 1 && !near) {
    // What was mistyped found nothing.
    const hits = correction?.text ? 0 : total;
    search.note({ word: plainText(keyword), hits, ip: request.ip });
  }
  const isMore = found.rows.length > size && last;
  const runs = allRuns(query);
  return {
    records: rows.map((row) => recordOf(row, { locale, runs })),
    total: Math.min(total, searchCountCap),
    totalIsMinimum: total > searchCountCap,
    size,
    current,
    pages: Math.ceil(Math.min(total, searchCountCap) / size),
    next: isMore
      ? sealNext(protection, LIST, [
          hashOfSearch(input),
          found.generation,
          last.key,
          last.kind,
          last.id,
          current,
          total,
          correction && { run: correction.run, word: correction.word, text: correction.text },
        ])
      : null,
    corrected: correction?.text ?? null,
    elsewhere:
      total === 0 && cityName ? await countByCity(search.db, query, filters.kinds, ELSEWHERE_MAX) : [],
  };
}

/** Where a `next` goes on. A place of an older generation is one still: the keys are of the rows. */
function placeOf({ protection }: VisitorRequest, input: IndexRequest): Place {
  const fields = openNext(protection, LIST, input.next ?? '');
  const [hash, , key, kind, id, page, total, correction] = (fields ?? []) as [
    string,
    number,
    number,
    number,
    string,
    number,
    number,
    Place['correction'],
  ];
  if (hash !== hashOfSearch(input)) throw badInput([{ field: 'next', reason: 'Not of this list' }]);
  return { after: { key, kind, id }, page, total, correction };
}

/** A page; the first ones are kept for a moment. */
export function pageOf(
  search: SearchDesk,
  query: SearchQuery,
  filters: Filters,
  wanted: PageWanted,
): Promise<Found> {
  const find = () => findPage(search.db, query, filters, wanted);
  return wanted.after || wanted.near ? find() : search.kept([keyOf(query), filters, wanted], find);
}

const countsOf = (search: SearchDesk, query: SearchQuery, filters: Filters, cap: number) =>
  search.kept([keyOf(query), filters, cap], () => countByKind(search.db, query, filters, cap));

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const totalOf = ({ counts }: Found): number => sumOf(counts);

/** What was meant, when the words, which found nothing, find nothing anywhere: whatever kind or city is asked for. */
export async function correctionOf(
  { search }: VisitorRequest,
  asked: { query: SearchQuery; keyword: string; filters: Filters; letter: boolean },
) {
  const { query, filters } = asked;
  const isNarrowed = filters.cityName !== undefined || filters.kinds !== undefined;
  if (isNarrowed && sumOf(await countsOf(search, query, EVERYTHING, 1)) > 0) return undefined;
  return correct(search.db, asked);
}

/** How many hits each kind has, the same that the lists show. */
export async function census(
  request: VisitorRequest,
  { keyword, cityName, literal }: RequestOf<'search', 'census'>,
) {
  const { search } = request;
  const query = queryOf(keyword, await search.words());
  const filters = { kinds: undefined, cityName };
  const cap = searchCountCap + 1;
  let counts: Record<string, number> = {};
  if (query) {
    counts = await countsOf(search, query, filters, cap);
    if (sumOf(counts) === 0) {
      const correction = await correctionOf(request, { query, keyword, filters, letter: Boolean(literal) });
      if (correction) counts = await countsOf(search, correction.query, filters, cap);
    }
  }
  const entry = <Kind extends string>(kind: Kind, count: number) => ({
    kind,
    count: Math.min(count, searchCountCap),
    isMinimum: count > searchCountCap,
  });
  return [
    entry('all' as const, sumOf(counts)),
    ...searchKinds.map((kind) => entry(kind, counts[kindNumber(kind)] ?? 0)),
  ];
}

/** A found row as it is shown in a language. */
export function recordOf(
  row: FoundRow,
  { locale, runs }: { locale: Locale; runs: readonly Run[] },
): SearchRecord {
  const { record } = row;
  const title = record.title[locale];
  return {
    kind: kindOf(row.kind),
    id: row.id,
    goodsId: row.room ?? record.goodsId,
    goodsType: record.goodsType,
    roomId: record.goodsType === goodsType.hotel ? row.room : null,
    activeType: record.activeType,
    title,
    subtitle: record.subtitle[locale],
    thumb: record.thumb,
    cityName: record.cityName[locale],
    rating: row.rating,
    ratingCount: row.rating_count,
    fromPriceFen: row.price_fen,
    ...(row.distance_m === null ? {} : { distanceM: Number(row.distance_m) }),
    matched: marksOf(title, runs),
  };
}
