import { addDays, dayOf, daysBetween } from '../../clock';
import type { CardTerms } from './tables';
import type { CardType } from './types-store';

/** What is agreed when a card of the type is sold now; it never changes for that card. */
export const termsOfType = (type: CardType): CardTerms => ({
  roles: type.roles,
  spots: type.spots,
  validityKind: type.validity_kind,
  validDays: type.valid_days,
  firstDay: type.first_day,
  lastDay: type.last_day,
  activateWithinDays: type.activate_within_days,
  joinWithinDays: type.join_within_days,
  spotsPerDay: type.spots_per_day,
  minutesBetween: type.minutes_between,
  coolOffDays: type.cool_off_days,
  beforeFeePercent: type.before_fee_percent,
  afterActivation: type.after_activation,
  feePercent: type.fee_percent,
});

/** The last day to activate a card that was paid, or given out, then. A fixed card is activated within its days. */
export function activateByOf(terms: CardTerms, paidMs: number): string {
  const day = addDays(dayOf(paidMs), terms.activateWithinDays);
  return terms.lastDay !== null && terms.lastDay < day ? terms.lastDay : day;
}

/** The days of a card whose first person becomes active then; `validDays`: how many they are. */
export function firstPeriodOf(
  terms: CardTerms,
  nowMs: number,
): { firstDay: string; lastDay: string; validDays: number } {
  const today = dayOf(nowMs);
  if (terms.firstDay === null || terms.lastDay === null) {
    return { firstDay: today, lastDay: addDays(today, terms.validDays - 1), validDays: terms.validDays };
  }
  const hasBegun = terms.firstDay < today;
  const firstDay = hasBegun ? today : terms.firstDay;
  return { firstDay, lastDay: terms.lastDay, validDays: daysBetween(firstDay, terms.lastDay) + 1 };
}
