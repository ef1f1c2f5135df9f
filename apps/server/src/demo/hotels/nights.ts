import { calendarDayOf } from '../../holidays';
import type { DemoHotel, DemoPlan, DemoRoom, NightException, NightPrices } from './types';

/** Nights before which people have the next day off. */
const WEEKEND_NIGHTS: readonly number[] = [5, 6];
/** At New Year and in the Spring Festival nights cost so many percent of a weekday's. */
const FESTIVAL_PERCENT = 250;
const FESTIVALS: readonly string[] = ['元旦', '春节'];

/** What the loader writes for the stock of a room type on one night. */
export interface NightStock {
  total: number;
  /** Sold at the demo's other counters. */
  allotted: number;
  closed: boolean;
}

/** What the loader writes for a rate and one night. */
export interface RateNight {
  priceFen: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  minNights: number | null;
  maxNights: number | null;
}

const weekdayOfNight = (night: string): number => new Date(`${night}T00:00:00Z`).getUTCDay();

function exceptionOn(room: DemoRoom, night: string): NightException | undefined {
  const nth = Math.ceil(Number(night.slice(8)) / 7);
  return room.exceptions?.find((one) => one.weekday === weekdayOfNight(night) && one.nth === nth);
}

/** Rooms of a type on a night; `index`: nights since the demo's first day. Nothing while the house is closed for the season. */
export function stockOfNight(
  { nights }: DemoHotel,
  room: DemoRoom,
  night: string,
  index: number,
): NightStock | undefined {
  if (nights.closedMonths?.includes(Number(night.slice(5, 7)))) return undefined;
  const exception = exceptionOn(room, night);
  const isFull = index < (nights.fullNights ?? 0) || exception?.state === 'full';
  const left = isFull ? 0 : exception?.state === 'low' ? exception.left : room.rooms;
  return { total: room.rooms, allotted: room.rooms - left, closed: exception?.state === 'closed' };
}

/** Price and restrictions of a night at a room's plan; nothing when it is not sold. */
export function rateOfNight(
  { nights }: DemoHotel,
  room: DemoRoom,
  plan: DemoPlan,
  night: string,
): RateNight | undefined {
  if (nights.closedMonths?.includes(Number(night.slice(5, 7)))) return undefined;
  if (exceptionOn(room, night)?.state === 'noPrice') return undefined;
  const weekday = weekdayOfNight(night);
  const on = (weekdays: readonly number[] | undefined) => weekdays?.includes(weekday) ?? false;
  return {
    // Whole yuan.
    priceFen: Math.round((nightPrice(room.priceFen, night) * plan.percent) / 10_000) * 100 + plan.addFen,
    closedToArrival: on(nights.noArrival),
    closedToDeparture: on(nights.noDeparture),
    minNights: on(nights.minNights?.weekdays) ? (nights.minNights?.nights ?? null) : null,
    maxNights: nights.maxNights ?? null,
  };
}

function nightPrice(prices: NightPrices, night: string): number {
  const { kind, holiday } = calendarDayOf(night);
  if (holiday && FESTIVALS.includes(holiday['zh-Hans'])) {
    return Math.round((prices.weekday * FESTIVAL_PERCENT) / 100);
  }
  if (kind === 'holiday') return prices.holiday;
  return WEEKEND_NIGHTS.includes(weekdayOfNight(night)) ? prices.weekend : prices.weekday;
}
