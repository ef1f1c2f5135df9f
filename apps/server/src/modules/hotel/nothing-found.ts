import { type HotelFilter as FilterName, type HotelSearch, hotelFilters } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import type { VisitorRequest } from '../../http/request-context';
import { isTooLong } from '../search/too-long';
import { type Asked, groupBy, matching, needsRate, rateFilterOf, type Sight } from './search-match';
import {
  countHotelsByCity,
  type HotelCandidate,
  type HotelFilter,
  hotelCandidates,
  type Relaxable,
  relaxable,
} from './search-store';

const ELSEWHERE_MAX = 6;

type Nothing = Pick<HotelSearch, 'elsewhere' | 'blockedBy'>;
type Sought = Sight & { filter: HotelFilter };

/**
 * Nothing is found: where there would be some, or the filter without which there would be most. Each part is left out when it
 * takes longer than a search may.
 */
export function whyNothing({ search }: VisitorRequest, asked: Asked, sought: Sought): Promise<Nothing> {
  const { page: _, size: __, next: ___, sort: ____, ...same } = asked;
  return search.kept(['hotel.nothing', same, sought.span, sought.filter.ids], async () => ({
    elsewhere: (await inTime(() => elsewhereOf(search.db, asked, sought))) ?? [],
    blockedBy: (await inTime(() => blockedByOf(search.db, asked, sought))) ?? null,
  }));
}

async function inTime<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isTooLong(error)) return undefined;
    throw error;
  }
}

/** Cities with the most hotels; rates are read only where a filter is on them. */
async function elsewhereOf(
  db: Queries,
  asked: Asked,
  { span, filter, nowMs }: Sought,
): Promise<Nothing['elsewhere']> {
  const { cityName, near, ...anywhere } = filter;
  if (!cityName && !near) return [];
  if (!needsRate(asked)) return countHotelsByCity(db, anywhere, ELSEWHERE_MAX);
  const { hotels, rates } = await hotelCandidates(db, anywhere, {
    ...span,
    nowMs,
    wanted: rateFilterOf(asked),
  });
  const cities = groupBy(matching(hotels, rates, asked, { span, nowMs }), ({ hotel }) => hotel.cityName);
  return [...cities]
    .map(([name, hits]) => ({ cityName: name, count: hits.length }))
    .sort((a, b) => b.count - a.count || (a.cityName < b.cityName ? -1 : 1))
    .slice(0, ELSEWHERE_MAX);
}

/** One filter at a time is left away; the place never is. */
async function blockedByOf(
  db: Queries,
  asked: Asked,
  { span, filter, nowMs }: Sought,
): Promise<FilterName | null> {
  const set = hotelFilters.filter((name) => isSet(asked, name));
  if (set.length === 0) return null;
  const relaxed = relaxable.filter((name) => (set as readonly string[]).includes(name));
  // Each of the filters on rates may be left away, so all rates are read.
  const wanted = { rooms: asked.rooms ?? 1 };
  const { hotels, rates } = await hotelCandidates(db, filter, { ...span, nowMs, wanted }, relaxed);
  let most: { name: FilterName; count: number } | undefined;
  for (const name of set) {
    const open = hotels.filter((hotel) => passesAllBut(hotel, relaxed, name));
    const count = matching(open, rates, without(asked, name), { span, nowMs }).length;
    if (count > (most?.count ?? 0)) most = { name, count };
  }
  return most?.name ?? null;
}

const passesAllBut = ({ passes }: HotelCandidate, relaxed: readonly Relaxable[], but: FilterName): boolean =>
  relaxed.every((name) => name === but || passes[name]);

function isSet(asked: Asked, name: FilterName): boolean {
  if (name === 'price') return asked.priceMinFen !== undefined || asked.priceMaxFen !== undefined;
  const value = asked[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

const without = (asked: Asked, name: FilterName): Asked =>
  name === 'price'
    ? { ...asked, priceMinFen: undefined, priceMaxFen: undefined }
    : { ...asked, [name]: undefined };
