import { addDays, instantOf } from '../../clock';
import { isLateNight, type StayDays } from './days';
import type { RuleRefusal } from './rule-refusal';

/** What selling a rate depends on. */
export interface SaleTerms {
  advanceDays: number;
  cutoff: string;
}

/** What a rate says of one stay. */
export interface StayFacts {
  /** Nights that are not sold, or have no price: how many. */
  unsold: number;
  arrivalClosed: boolean;
  departureClosed: boolean;
  /** For the night of arrival; null for no rule. */
  minNights: number | null;
  maxNights: number | null;
  /** One room for all nights that are sold, fen. */
  totalFen: number;
  /** Rooms that can be had for all nights. */
  left: number;
}

/**
 * When the sale of an arrival ends. Yesterday's night is sold until 06:00, at rates that need no time ahead.
 */
export const saleEndsMs = ({ advanceDays, cutoff }: SaleTerms, startDate: string): number =>
  instantOf(addDays(startDate, -advanceDays), cutoff);

/** Whether a rate's arrival can be sold now, as far as the clock goes. */
export function isSaleOver(
  rate: SaleTerms,
  hotel: { lateNight: boolean },
  stay: StayDays,
  nowMs: number,
): boolean {
  if (isLateNight(stay, nowMs)) return !hotel.lateNight || rate.advanceDays > 0;
  return nowMs >= saleEndsMs(rate, stay.startDate);
}

/**
 * The first rule that a stay at a rate stands against, in the order of the checks; null when only guests and rooms are left
 * to be looked at. Days are checked before. Lists, quote and order all ask here. `isOver`: what `isSaleOver` says.
 */
export function checkStay(nights: number, facts: StayFacts, isOver: boolean): RuleRefusal | null {
  if (isOver) return { rule: 'bookTooLate' };
  if (facts.arrivalClosed) return { rule: 'arrivalClosed' };
  if (facts.departureClosed) return { rule: 'departureClosed' };
  if (facts.minNights !== null && nights < facts.minNights) {
    return { rule: 'minNights', detail: { n: facts.minNights } };
  }
  if (facts.maxNights !== null && nights > facts.maxNights) {
    return { rule: 'maxNights', detail: { n: facts.maxNights } };
  }
  return facts.unsold > 0 ? { rule: 'nightClosed' } : null;
}

/** An average night, half up, fen. */
export const averageFen = (totalFen: number, nights: number): number =>
  nights === 0 ? 0 : Math.floor((2 * totalFen + nights) / (2 * nights));
