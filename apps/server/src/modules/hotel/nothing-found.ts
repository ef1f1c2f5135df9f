import { type HotelFilter as FilterName, type HotelSearch, hotelFilters } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { type Asked, groupBy, matching, type Sight } from './search-match';
import { type HotelCandidate, type HotelFilter, hotelCandidates } from './search-store';

const ELSEWHERE_MAX = 6;

/** Nothing is found: where there would be some, or the filter without which there would be most. */
export async function whyNothing(
  db: Queries,
  asked: Asked,
  { span, filter, nowMs }: Sight & { filter: HotelFilter },
): Promise<Pick<HotelSearch, 'elsewhere' | 'blockedBy'>> {
  const { hotels, rates } = await hotelCandidates(db, filter, span, { strict: false });
  const sight = { span, nowMs };
  const others = ({ passes }: HotelCandidate, without?: string) =>
    Object.entries(passes).every(([name, passed]) => passed || name === without);
  const anywhere = matching(
    hotels.filter((hotel) => others(hotel, 'place')),
    rates,
    asked,
    sight,
  );
  const cities = groupBy(anywhere, ({ hotel }) => hotel.cityName);
  const elsewhere = [...cities]
    .map(([cityName, hits]) => ({ cityName, count: hits.length }))
    .sort((a, b) => b.count - a.count || (a.cityName < b.cityName ? -1 : 1))
    .slice(0, ELSEWHERE_MAX);
  let most: { name: FilterName; count: number } | undefined;
  for (const name of hotelFilters) {
    const { looser, isSet } = withoutFilter(asked, name);
    if (!isSet) continue;
    const open = hotels.filter((hotel) => others(hotel, name));
    const count = matching(open, rates, looser, sight).length;
    if (count > (most?.count ?? 0)) most = { name, count };
  }
  return { elsewhere, blockedBy: most?.name ?? null };
}

function withoutFilter(asked: Asked, name: FilterName): { looser: Asked; isSet: boolean } {
  if (name === 'price') {
    const isSet = asked.priceMinFen !== undefined || asked.priceMaxFen !== undefined;
    return { looser: { ...asked, priceMinFen: undefined, priceMaxFen: undefined }, isSet };
  }
  const value = asked[name];
  const isSet = Array.isArray(value) ? value.length > 0 : Boolean(value);
  return { looser: { ...asked, [name]: undefined }, isSet };
}
