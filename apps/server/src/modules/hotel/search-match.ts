import type { RequestOf } from '@yunyou/contract';
import { distanceM } from '../../distance';
import { nightCount } from './days';
import { adultsOf, fits } from './guests';
import { averageFen, checkStay, isSaleOver } from './rules';
import type { HotelCandidate, RateCandidate, RateFilter } from './search-store';
import { deadlinesOf, stillAhead } from './terms';

/** What the search is asked. */
export type Asked = RequestOf<'hotel', 'search'>;

/** What one hotel offers: its cheapest rate that passes the filters, or none. */
export interface Hit {
  hotel: HotelCandidate;
  best: RateCandidate | undefined;
  distanceM: number | undefined;
}

/** Days to look at: the stay, or the days to come. */
export interface Span {
  from: string;
  to: string;
  isStay: boolean;
  /** Whether refund rules are looked at. */
  withRules: boolean;
}

/** What is looked at, and when. */
export interface Sight {
  span: Span;
  nowMs: number;
}

/** Items under their keys. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** What of a search narrows rates down before their nights are looked at. */
export const rateFilterOf = ({ rooms = 1, breakfast, payAtDesk }: Asked): RateFilter => ({
  rooms,
  breakfast,
  payAtDesk,
});

/** Whether a filter is on rates, so that a hotel without one that passes is left out. */
export const needsRate = (asked: Asked): boolean =>
  Boolean(asked.onlyFree || asked.breakfast || asked.freeCancel || asked.payAtDesk) ||
  asked.priceMinFen !== undefined ||
  asked.priceMaxFen !== undefined;

/** Hotels that pass the filters; those without a room for the stay only while no filter is on rates. */
export function matching(
  hotels: readonly HotelCandidate[],
  rates: readonly RateCandidate[],
  asked: Asked,
  sight: Sight,
): Hit[] {
  const isOver = salesOver(sight);
  const byHotel = groupBy(rates, ({ hotelId }) => hotelId);
  const isRateNeeded = needsRate(asked);
  return hotels.flatMap((hotel) => {
    const best = cheapest(hotel, byHotel.get(hotel.id) ?? [], asked, { ...sight, isOver });
    if (!best && isRateNeeded) return [];
    const { lat, lng } = asked;
    const distance = lat !== undefined && lng !== undefined ? distanceM({ lat, lng }, hotel) : undefined;
    return [{ hotel, best, distanceM: distance }];
  });
}

/** The cheapest rate that can be booked and passes every filter on rates. */
function cheapest(
  hotel: HotelCandidate,
  rates: readonly RateCandidate[],
  asked: Asked,
  sight: Sight & { isOver: IsOver },
): RateCandidate | undefined {
  return rates
    .toSorted((a, b) => a.totalFen - b.totalFen)
    .find(
      (rate) =>
        passesRate(rate, asked, sight.span, sight.nowMs) &&
        (!sight.span.isStay || canBook(hotel, rate, asked, sight)),
    );
}

type IsOver = (rate: RateCandidate, hotel: HotelCandidate) => boolean;

/** Whether a rate's sale is over: looked at once for all rates that end alike. */
function salesOver({ span, nowMs }: Sight): IsOver {
  const known = new Map<string, boolean>();
  return (rate, hotel) => {
    const key = `${rate.advanceDays} ${rate.cutoff} ${hotel.lateNight}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const isOver = isSaleOver(rate, hotel, { startDate: span.from, endDate: span.to }, nowMs);
    known.set(key, isOver);
    return isOver;
  };
}

function passesRate(rate: RateCandidate, asked: Asked, span: Span, nowMs: number): boolean {
  if (asked.breakfast && rate.breakfasts === 0) return false;
  if (asked.payAtDesk && !rate.payAtDesk) return false;
  if (asked.freeCancel && !isFree(rate, span, nowMs)) return false;
  const night = span.isStay ? averageFen(rate.totalFen, spanNights(span)) : rate.totalFen;
  return night >= (asked.priceMinFen ?? 0) && night <= (asked.priceMaxFen ?? Number.POSITIVE_INFINITY);
}

/** Whether it can be cancelled for nothing: now, or without a stay at all. */
function isFree({ payAtDesk, refundRule }: RateCandidate, span: Span, nowMs: number): boolean {
  if (payAtDesk) return true;
  if (!refundRule) return false;
  if (!span.isStay) return refundRule.tiers.some(({ keep }) => keep === 'none');
  return stillAhead(deadlinesOf(refundRule, span.from), nowMs)[0]?.keep === 'none';
}

export const spanNights = ({ from, to }: Span): number => nightCount({ startDate: from, endDate: to });

function canBook(
  hotel: HotelCandidate,
  rate: RateCandidate,
  { rooms = 1, adults, childAges = [] }: Asked,
  { span, isOver }: Sight & { isOver: IsOver },
): boolean {
  if (rate.left < rooms || rate.maxRooms < rooms) return false;
  if (checkStay(spanNights(span), { ...rate, unsold: 0 }, isOver(rate, hotel)) !== null) return false;
  const party = { adults: adultsOf(rooms, adults), childAges };
  return fits([{ ...rate, count: rooms }], party, hotel.childNotCountedBelow);
}
