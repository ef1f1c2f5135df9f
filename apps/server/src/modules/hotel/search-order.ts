import type { HotelSort } from '@yunyou/contract';
import { MIN_REVIEWS } from '../search/ranking';
import type { Hit } from './search-match';

/** Where a page ended: its number, and the sort key of its last record. */
export interface Place {
  page: number;
  key: Key;
}
type Key = readonly (number | string)[];

/** Above every rating: a few reviews say little, so such hotels follow the others. */
const FEW_REVIEWS = 10;

/** Hotels without a room come last; then by what is asked; then in the operator's order. */
export function keyOf({ hotel, best, distanceM: far }: Hit, sort: HotelSort = 'recommended'): Key {
  const price = best?.totalFen ?? 0;
  const by: Record<HotelSort, number> = {
    recommended: 0,
    priceAsc: price,
    priceDesc: -price,
    rating: hotel.ratingCount >= MIN_REVIEWS ? -hotel.rating : FEW_REVIEWS - hotel.rating,
    star: -hotel.star,
    distance: far ?? 0,
  };
  return [best ? 0 : 1, by[sort], hotel.sort, hotel.id];
}

export function compareKeys(a: Key, b: Key): number {
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? 0;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

export const byKey = (sort: HotelSort | undefined) => (a: Hit, b: Hit) =>
  compareKeys(keyOf(a, sort), keyOf(b, sort));
