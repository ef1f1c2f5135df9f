import { type BargainEndReason, type BargainStatus, bargainWithdrawnMs } from '@yunyou/contract';
import type { BargainFacts, BargainRow } from './facts';

export interface Standing {
  status: BargainStatus;
  endReason: BargainEndReason | null;
}

/** How a bargain stands at this moment, also before a job has seen it. What is being paid waits for its order. */
export function standingOf(facts: BargainFacts, nowMs: number): Standing {
  const { bargain } = facts;
  const { state, end_reason, order_id, ends_ms } = bargain;
  if (state === 'bought' || state === 'ended') return { status: state, endReason: end_reason };
  if (order_id !== null) return { status: state, endReason: null };
  if (ends_ms <= nowMs) return { status: 'ended', endReason: isCutShort(facts) ? 'withdrawn' : 'time' };
  if (!bargain.holds_piece && !hasPiece(facts) && !facts.mayReturn)
    return { status: 'ended', endReason: 'soldOut' };
  return { status: state, endReason: null };
}

export const isOpenState = (state: BargainStatus): boolean => state === 'running' || state === 'reached';

/** Whether a unit is there that nobody holds. */
export const hasPiece = ({ left, product }: Pick<BargainFacts, 'left' | 'product'>): boolean =>
  left >= product.per_unit;

/** A bargain of a withdrawn activity ran out before its own time. */
const isCutShort = ({ activity, bargain }: BargainFacts): boolean =>
  activity.state === 'withdrawn' && bargain.ends_ms === (activity.withdrawn_ms ?? 0) + bargainWithdrawnMs;

/** What a piece costs its owner now: what is left after the cuts, or the normal price where that is lower. */
export const priceOfBargain = (
  { start_fen, cut_fen, order_fen }: Pick<BargainRow, 'start_fen' | 'cut_fen' | 'order_fen'>,
  normalFen: number | null,
): number => order_fen ?? Math.min(start_fen - cut_fen, normalFen ?? Number.POSITIVE_INFINITY);
