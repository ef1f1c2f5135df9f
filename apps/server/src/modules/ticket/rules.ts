import { type DayState, lowStockBelow } from '@yunyou/contract';
import { addDays, dayOf, timeOf } from '../../clock';

export interface SaleRules {
  on_sale: boolean;
  advance_days: number;
  cutoff: string;
  people_per_ticket: number;
}

export interface DayOffer {
  priceFen: number | null;
  /** Places that are left, in people; null when the day has no stock at all. */
  placesLeft: number | null;
}

/** How many tickets the places that are left make. */
export const ticketsLeft = (rules: Pick<SaleRules, 'people_per_ticket'>, placesLeft: number): number =>
  Math.max(0, Math.floor(placesLeft / rules.people_per_ticket));

/** What can be done with a day in the price calendar, by the server's clock. */
export function dayStateOf(rules: SaleRules, day: string, offer: DayOffer, nowMs: number): DayState {
  if (day < dayOf(nowMs)) return 'past';
  if (!rules.on_sale || offer.priceFen === null || offer.placesLeft === null) return 'closed';
  const lastSaleDay = addDays(day, -rules.advance_days);
  const today = dayOf(nowMs);
  if (today > lastSaleDay || (today === lastSaleDay && timeOf(nowMs) >= rules.cutoff)) return 'tooLate';
  return ticketsLeft(rules, offer.placesLeft) > 0 ? 'open' : 'soldOut';
}

/** How many are left, told only when they are few. */
export const shownStock = (left: number): number | null => (left < lowStockBelow ? left : null);
