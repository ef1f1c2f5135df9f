import type { ChannelSource } from '@yunyou/contract';
import type { Queries, Tx } from '../database/connect';
import type { ActivityRequest, Invariant, PlannedLine, StoredLine, UnitsOf } from './lines';

export interface ActivityContext {
  db: Queries;
  memberId: string;
  nowMs: number;
  source: ChannelSource;
}

/** A line of an activity, with what was planned. */
export interface ActivityLine {
  line: StoredLine;
  planned: PlannedLine;
}

/**
 * Activities that sell at a price of their own, out of pools of their own: the second, smaller plug on a line. The engine
 * knows nothing else of them. Each function has a constant number of queries, and is called for lines of activities only.
 */
export interface ActivityDesk {
  readonly invariants: readonly Invariant[];
  /** Sets price, pool, limits and time to pay of a planned line, the `index`th; refuses who may not buy it so. */
  plan(
    context: ActivityContext,
    line: PlannedLine,
    request: ActivityRequest,
    index: number,
  ): Promise<PlannedLine>;
  /** The line is written; its stock is taken next. */
  take(tx: Tx, line: ActivityLine, buyer: { memberId: string; nowMs: number }): Promise<void>;
  paid(tx: Tx, lines: readonly StoredLine[], nowMs: number): Promise<void>;
  /** Lines were never paid; what they hold is released next. */
  closed(tx: Tx, lines: readonly StoredLine[], nowMs: number): Promise<void>;
  /** Units go back; what they hold is released next. */
  undone(tx: Tx, units: readonly UnitsOf[], nowMs: number): Promise<void>;
  /** What lines held is released. */
  released(tx: Tx, lines: readonly StoredLine[], nowMs: number): Promise<void>;
}

/** Nothing is sold in activities. */
export const noActivities: ActivityDesk = {
  invariants: [],
  plan: async () => {
    throw new Error('No activities are sold here.');
  },
  take: async () => {},
  paid: async () => {},
  closed: async () => {},
  undone: async () => {},
  released: async () => {},
};

/** Lines that were bought in an activity. */
export const ofActivities = <Line extends { activity_product_id: string | null }>(
  lines: readonly Line[],
): Line[] => lines.filter((line) => line.activity_product_id !== null);
