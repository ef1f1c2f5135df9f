import { freeStartWithinDays, type HotelSummary } from '@yunyou/contract';
import { addDays } from '../../clock';
import type { Queries } from '../../database/connect';
import { freeStartsOf, type ShiftedStay, shiftedStays } from './free-starts';
import { adultsOf, fits } from './guests';
import { factsOf, hotelTermsOf, type IndexedRate, indexed, saleTermsOf } from './offers';
import { type RateOnNights, ratesOnNights } from './rates-store';
import { checkStay, isSaleOver } from './rules';
import { type Asked, groupBy, type Sight } from './search-match';
import type { HotelCandidate } from './search-store';

type Unavailable = NonNullable<HotelSummary['unavailable']>;

/** What is told of a hotel without a room for the stay. */
export type FullHotel = Pick<HotelSummary, 'left' | 'freeStarts'> & { unavailable: Unavailable | null };

/** Why hotels have no room for a stay, and the nearest days on which so long a stay can begin; one statement for all. */
export async function fullHotels(
  db: Queries,
  hotels: readonly HotelCandidate[],
  asked: Asked,
  { span, nowMs }: Sight,
): Promise<Map<string, FullHotel>> {
  if (hotels.length === 0) return new Map();
  const rows = await ratesOnNights(
    db,
    { hotelIds: hotels.map(({ id }) => id) },
    addDays(span.from, -freeStartWithinDays),
    addDays(span.to, freeStartWithinDays),
  );
  const byHotel = groupBy(rows, ({ hotel }) => hotel.id);
  const stays = shiftedStays(span, nowMs);
  const { rooms = 1 } = asked;
  return new Map(
    hotels.map((hotel) => {
      const rates = (byHotel.get(hotel.id) ?? []).map((row) => ({
        rate: indexed(row),
        party: partyRule(row, hotel, asked),
      }));
      const suited = rates.flatMap(({ rate, party }) => (party === null ? [rate] : []));
      const rule = ruleAgainst(rates, stays.get(0), { rooms, nowMs });
      const freeStarts = freeStartsOf(suited, stays, { rooms, nowMs });
      return [hotel.id, { left: rule === null ? 0 : null, unavailable: rule, freeStarts }];
    }),
  );
}

/** The rule that the party stands against in a room of this rate, however many are left. */
function partyRule(
  { rate, room }: RateOnNights,
  hotel: HotelCandidate,
  { rooms = 1, adults, childAges = [] }: Asked,
): Unavailable | null {
  if (rate.max_rooms < rooms) return 'tooManyRooms';
  const { max_people: maxPeople, max_adults: maxAdults, max_children: maxChildren } = room;
  const type = { maxPeople, maxAdults, maxChildren, count: rooms };
  const party = { adults: adultsOf(rooms, adults), childAges };
  return fits([type], party, hotel.childNotCountedBelow) ? null : 'tooManyGuests';
}

/** How near a rate is to being sold: with rooms but for a rule, with rooms all taken, with the wrong ones, on no such nights. */
const NEAR = { rule: 0, taken: 1, party: 2, unsold: 3 } as const;

/** The rule of the rate that is nearest to being sold; null when its rooms are taken. */
function ruleAgainst(
  rates: readonly { rate: IndexedRate; party: Unavailable | null }[],
  stay: ShiftedStay | undefined,
  { rooms, nowMs }: { rooms: number; nowMs: number },
): Unavailable | null {
  if (!stay) return 'nightClosed';
  const reasons = rates.map(({ rate, party }) => {
    const facts = factsOf(rate, stay, stay.nights);
    const isOver = isSaleOver(saleTermsOf(rate.row), hotelTermsOf(rate.row), stay, nowMs);
    const rule = (checkStay(stay.nights.length, facts, isOver)?.rule ?? null) as Unavailable | null;
    if (facts.unsold > 0) return { near: NEAR.unsold, rule };
    if (party !== null) return { near: NEAR.party, rule: party };
    return facts.left < rooms ? { near: NEAR.taken, rule: null } : { near: NEAR.rule, rule };
  });
  const [nearest] = reasons.toSorted((a, b) => a.near - b.near);
  return nearest ? nearest.rule : 'nightClosed';
}
