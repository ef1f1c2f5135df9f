import type { HotelRate, TieredRefundRule } from '@yunyou/contract';
import { lowRoomsBelow } from '@yunyou/contract';
import { nightCount, nightsOf, type StayDays } from './days';
import type { RateNightRow, RateOnNights } from './rates-store';
import type { RuleRefusal } from './rule-refusal';
import { averageFen, checkStay, isSaleOver, type StayFacts, saleEndsMs } from './rules';
import { type StayTerms, termsOf } from './terms';

/** What a rate offers for a stay: its nights, what they cost, and the rule it stands against. */
export interface Offer {
  nights: { night: string; priceFen: number }[];
  unsoldNights: string[];
  facts: StayFacts;
  /** Rooms left on each night that is sold. */
  leftByNight: ReadonlyMap<string, number>;
  refusal: RuleRefusal | null;
  terms: StayTerms;
}

/** A rate whose nights are found by their day. */
export interface IndexedRate {
  row: RateOnNights;
  prices: ReadonlyMap<string, RateNightRow>;
  /** Rooms left; only of nights that are open. */
  left: ReadonlyMap<string, number>;
}

export const indexed = (row: RateOnNights): IndexedRate => ({
  row,
  prices: new Map(row.rateNights.map((night) => [night.night, night])),
  left: new Map(
    row.roomNights.flatMap(({ night, left, closed }) => (closed ? [] : [[night, Math.max(0, left)]])),
  ),
});

/** Whether a night has a price, and its room is open. */
export const isSold = ({ prices, left }: IndexedRate, night: string): boolean =>
  prices.get(night)?.closed === false && left.has(night);

/** What a rate says of a stay; `nights`: those of the stay. */
export function factsOf(
  rate: IndexedRate,
  { startDate, endDate }: StayDays,
  nights: readonly string[],
): StayFacts {
  const { prices, left } = rate;
  let totalFen = 0;
  let sold = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const night of nights) {
    if (!isSold(rate, night)) continue;
    sold++;
    totalFen += prices.get(night)?.priceFen ?? 0;
    least = Math.min(least, left.get(night) ?? 0);
  }
  const arrival = prices.get(startDate);
  return {
    unsold: nights.length - sold,
    arrivalClosed: arrival?.closedToArrival ?? false,
    departureClosed: prices.get(endDate)?.closedToDeparture ?? false,
    minNights: arrival?.minNights ?? null,
    maxNights: arrival?.maxNights ?? null,
    totalFen,
    left: sold < nights.length ? 0 : least,
  };
}

/** A rate's offer for a stay whose days are in order. The nights of the stay, and its last day, must have been read. */
export function offerOf(row: RateOnNights, stay: StayDays, nowMs: number): Offer {
  const rate = indexed(row);
  const wanted = nightsOf(stay);
  const facts = factsOf(rate, stay, wanted);
  const unsoldNights = wanted.filter((night) => !isSold(rate, night));
  const checked = checkStay(
    wanted.length,
    facts,
    isSaleOver(saleTermsOf(row), hotelTermsOf(row), stay, nowMs),
  );
  return {
    nights: wanted
      .filter((night) => isSold(rate, night))
      .map((night) => ({ night, priceFen: rate.prices.get(night)?.priceFen ?? 0 })),
    unsoldNights,
    facts,
    leftByNight: rate.left,
    refusal: checked?.rule === 'nightClosed' ? { ...checked, detail: { nights: unsoldNights } } : checked,
    terms: termsOf(rateTermsOf(row), stay.startDate, nowMs),
  };
}

export const saleTermsOf = ({ rate }: RateOnNights) => ({
  advanceDays: rate.advance_days,
  cutoff: rate.cutoff,
});
export const hotelTermsOf = ({ hotel }: RateOnNights) => ({ lateNight: hotel.late_night });

export const rateTermsOf = ({ rate }: RateOnNights) => ({
  id: rate.id,
  breakfasts: rate.breakfasts,
  payAtDesk: rate.pay_at_desk,
  confirmMode: rate.confirm_mode,
  refundRule: rate.refund_rule as TieredRefundRule,
  holdTime: rate.hold_time,
});

/** How many are left, told only when they are few. */
export const shownLeft = (left: number): number | null => (left < lowRoomsBelow ? left : null);

/** The lowest price of a night that can still be had among those that were read before `endDate`; null for none. */
export function lowestNightFen(row: RateOnNights, endDate: string, nowMs: number): number | null {
  const terms = { advanceDays: row.rate.advance_days, cutoff: row.rate.cutoff };
  const rate = indexed(row);
  const open = row.rateNights.filter(
    ({ night }) =>
      night < endDate &&
      nowMs < saleEndsMs(terms, night) &&
      isSold(rate, night) &&
      (rate.left.get(night) ?? 0) > 0,
  );
  return open.length === 0 ? null : Math.min(...open.map(({ priceFen }) => priceFen));
}

/** What a list says of a rate without a stay; nothing when it has no night to sell. */
export function rateInGeneral(row: RateOnNights, endDate: string, nowMs: number): HotelRate | undefined {
  const priceFen = lowestNightFen(row, endDate, nowMs);
  if (priceFen === null) return undefined;
  return {
    ...commonOf(row),
    priceFen,
    totalFen: null,
    nights: [],
    cancelDeadlines: [],
    holdUntilMs: null,
    left: null,
    minNights: null,
    unavailable: null,
    unavailableNights: [],
    unavailableLimit: null,
    termsHash: null,
  };
}

/** What a list says of a rate for a stay; nothing when no night of it has a price. */
export function rateForStay(
  row: RateOnNights,
  offer: Offer,
  stay: StayDays,
  rooms: number,
): HotelRate | undefined {
  const { facts, nights, refusal, terms } = offer;
  if (nights.length === 0) return undefined;
  const tooMany = rooms > row.rate.max_rooms;
  const rule = refusal?.rule ?? (tooMany ? 'tooManyRooms' : null);
  const limit = refusal ? refusal.detail?.n : tooMany ? row.rate.max_rooms : undefined;
  return {
    ...commonOf(row),
    priceFen: averageFen(facts.totalFen, nights.length),
    totalFen: facts.unsold > 0 ? null : facts.totalFen,
    nights,
    cancelDeadlines: terms.cancelDeadlines,
    holdUntilMs: terms.holdUntilMs,
    left: facts.unsold > 0 ? null : shownLeft(facts.left),
    minNights: facts.minNights,
    unavailable: rule as HotelRate['unavailable'],
    unavailableNights: rule === 'nightClosed' ? offer.unsoldNights : [],
    unavailableLimit: typeof limit === 'number' ? limit : null,
    termsHash: nightCount(stay) > 0 ? terms.termsHash : null,
  };
}

function commonOf({ rate }: RateOnNights) {
  return {
    hotelratesId: rate.id,
    name: rate.content.name,
    breakfasts: rate.breakfasts,
    refundRule: rate.refund_rule,
    payAtDesk: rate.pay_at_desk,
    confirmMode: rate.confirm_mode,
    maxRooms: rate.max_rooms,
    originalPriceFen: null,
  };
}
