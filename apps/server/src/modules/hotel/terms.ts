import { createHash } from 'node:crypto';
import type { CancelDeadline, ConfirmMode, TieredRefundRule } from '@yunyou/contract';
import { addDays, instantOf } from '../../clock';

/** So long after booking a room paid at the desk is kept at least. */
const SHORTEST_HOLD_MS = 2 * 3_600_000;

/** What a rate promises and asks, besides its price. */
export interface RateTerms {
  id: string;
  breakfasts: number;
  payAtDesk: boolean;
  confirmMode: ConfirmMode;
  refundRule: TieredRefundRule;
  holdTime: string;
}

/** Every step of a refund rule for an arrival, in the order of their deadlines. */
export const deadlinesOf = ({ tiers }: TieredRefundRule, startDate: string): CancelDeadline[] =>
  tiers
    .map(({ daysBefore, time, keep, feePercent }) => ({
      untilMs: instantOf(addDays(startDate, -daysBefore), time),
      keep,
      feePercent,
    }))
    .sort((a, b) => a.untilMs - b.untilMs);

/** Those that are still ahead: at its very millisecond a deadline is over. */
export const stillAhead = (deadlines: readonly CancelDeadline[], nowMs: number): CancelDeadline[] =>
  deadlines.filter(({ untilMs }) => nowMs < untilMs);

/** Until when a room paid at the desk is kept; null for one that is prepaid. */
export const holdUntilMs = (
  { payAtDesk, holdTime }: Pick<RateTerms, 'payAtDesk' | 'holdTime'>,
  startDate: string,
  nowMs: number,
): number | null => (payAtDesk ? Math.max(instantOf(startDate, holdTime), nowMs + SHORTEST_HOLD_MS) : null);

/** The terms of a stay as they are sold now. */
export interface StayTerms {
  cancelDeadlines: CancelDeadline[];
  holdUntilMs: number | null;
  /** Changes with any of the terms. */
  termsHash: string;
}

/** What is paid at the desk can be cancelled for nothing as long as it is kept. */
export function termsOf(rate: RateTerms, startDate: string, nowMs: number): StayTerms {
  const hold = holdUntilMs(rate, startDate, nowMs);
  const deadlines = stillAhead(deadlinesOf(rate.refundRule, startDate), nowMs);
  const { id, breakfasts, payAtDesk, confirmMode, holdTime } = rate;
  const said = payAtDesk
    ? { id, breakfasts, payAtDesk, confirmMode, holdTime }
    : { id, breakfasts, payAtDesk, confirmMode, deadlines };
  return {
    cancelDeadlines: hold === null ? deadlines : [{ untilMs: hold, keep: 'none', feePercent: 0 }],
    holdUntilMs: hold,
    termsHash: hashOf(said),
  };
}

/** Terms that an activity sells on, with a refund rule of its own; what the buyer agrees to changes with them. */
export function termsWithRule(
  termsHash: string,
  rule: TieredRefundRule,
  { startDate, nowMs }: { startDate: string; nowMs: number },
): Pick<StayTerms, 'cancelDeadlines' | 'termsHash'> {
  const cancelDeadlines = stillAhead(deadlinesOf(rule, startDate), nowMs);
  return { cancelDeadlines, termsHash: hashOf({ termsHash, deadlines: cancelDeadlines }) };
}

const hashOf = (said: object): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
