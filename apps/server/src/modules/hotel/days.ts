import { lateNightUntil, stayHorizonDays, stayMaxNights } from '@yunyou/contract';
import { addDays, dayOf, daysBetween, instantOf, timeOf } from '../../clock';
import type { RuleRefusal } from './rule-refusal';

/** A stay's half-open range of days: it uses the nights before `endDate`. */
export interface StayDays {
  startDate: string;
  endDate: string;
}

export const nightCount = ({ startDate, endDate }: StayDays): number => daysBetween(startDate, endDate);

export const nightsOf = (stay: StayDays): string[] =>
  Array.from({ length: Math.max(0, nightCount(stay)) }, (_, index) => addDays(stay.startDate, index));

/** The first night that can still be sold: until 06:00 it is yesterday's. */
export const firstSellableNight = (nowMs: number): string =>
  timeOf(nowMs) < lateNightUntil ? addDays(dayOf(nowMs), -1) : dayOf(nowMs);

/** Whether the stay begins with yesterday's night. */
export const isLateNight = ({ startDate }: StayDays, nowMs: number): boolean =>
  startDate < dayOf(nowMs) && startDate === firstSellableNight(nowMs);

/** The rule that a range of days stands against, whatever the hotel; null for none. */
export function checkDays(stay: StayDays, nowMs: number): RuleRefusal | null {
  const nights = nightCount(stay);
  if (nights <= 0) return { rule: 'stayRange' };
  if (nights > stayMaxNights) return { rule: 'maxNights', detail: { n: stayMaxNights } };
  if (stay.startDate < firstSellableNight(nowMs)) {
    const isYesterday = stay.startDate === addDays(dayOf(nowMs), -1);
    return { rule: isYesterday ? 'bookTooLate' : 'stayRange' };
  }
  const opensOn = addDays(stay.endDate, -1 - stayHorizonDays);
  if (opensOn > dayOf(nowMs)) {
    return { rule: 'notYetOpen', detail: { opensAtMs: instantOf(opensOn, '00:00') } };
  }
  return null;
}
