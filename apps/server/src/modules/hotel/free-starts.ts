import { freeStartWithinDays, type HotelSummary } from '@yunyou/contract';
import { addDays } from '../../clock';
import type { Queries } from '../../database/connect';
import { checkDays, nightsOf } from './days';
import { adultsOf, fits } from './guests';
import { factsOf, hotelTermsOf, type IndexedRate, indexed, saleTermsOf } from './offers';
import { ratesOnNights } from './rates-store';
import { checkStay, isSaleOver } from './rules';
import type { Asked, Sight } from './search-match';
import type { HotelCandidate } from './search-store';

export type FreeStarts = NonNullable<HotelSummary['freeStarts']>;

/** For full hotels, the nearest days on which so long a stay can begin. */
export async function freeStarts(
  db: Queries,
  hotels: readonly HotelCandidate[],
  asked: Asked,
  { span, nowMs }: Sight,
): Promise<Map<string, FreeStarts>> {
  if (hotels.length === 0) return new Map();
  const reach = freeStartWithinDays;
  const rows = await ratesOnNights(
    db,
    { hotelIds: hotels.map(({ id }) => id) },
    addDays(span.from, -reach),
    addDays(span.to, reach),
  );
  const { rooms = 1, childAges = [] } = asked;
  const adults = adultsOf(rooms, asked.adults);
  const shifted = new Map(
    Array.from({ length: 2 * reach + 1 }, (_, index) => {
      const shift = index - reach;
      const stay = { startDate: addDays(span.from, shift), endDate: addDays(span.to, shift) };
      return [shift, checkDays(stay, nowMs) ? undefined : { ...stay, nights: nightsOf(stay) }];
    }),
  );
  const suited = (hotel: HotelCandidate): IndexedRate[] =>
    rows
      .filter(({ hotel: { id }, rate, room }) => {
        if (id !== hotel.id || rate.max_rooms < rooms) return false;
        const { max_people: maxPeople, max_adults: maxAdults, max_children: maxChildren } = room;
        const type = { maxPeople, maxAdults, maxChildren, count: rooms };
        return fits([type], { adults, childAges }, hotel.childNotCountedBelow);
      })
      .map(indexed);
  const canBegin = (rates: readonly IndexedRate[], shift: number): string | undefined => {
    const stay = shifted.get(shift);
    if (!stay) return undefined;
    const isFreeThen = rates.some((rate) => {
      const facts = factsOf(rate, stay, stay.nights);
      if (facts.left < rooms) return false;
      const isOver = isSaleOver(saleTermsOf(rate.row), hotelTermsOf(rate.row), stay, nowMs);
      return checkStay(stay.nights.length, facts, isOver) === null;
    });
    return isFreeThen ? stay.startDate : undefined;
  };
  const distances = Array.from({ length: reach }, (_, index) => index + 1);
  const nearest = (rates: readonly IndexedRate[], sign: number) => {
    for (const distance of distances) {
      const day = canBegin(rates, sign * distance);
      if (day) return day;
    }
    return null;
  };
  return new Map(
    hotels.map((hotel) => {
      const rates = suited(hotel);
      return [hotel.id, { earlier: nearest(rates, -1), later: nearest(rates, 1) }];
    }),
  );
}
