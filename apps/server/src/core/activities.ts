import type { ActivityType, ChannelSource } from '@yunyou/contract';
import type { Queries, Tx } from '../database/connect';
import type { DataProtection } from '../security/data-protection';
import type { ActivityRequest, Invariant, PlannedLine, StoredLine, UnitsOf } from './lines';

export interface ActivityContext {
  db: Queries;
  memberId: string;
  nowMs: number;
  source: ChannelSource;
  /** Opens what is kept of the member. */
  protection: DataProtection;
}

/** A line of an activity, with what was planned. */
export interface ActivityLine {
  line: StoredLine;
  planned: PlannedLine;
}

export interface PaidDeps {
  nowMs: number;
  /** When the money was paid. */
  paidMs: number;
  /** Another order is no longer held back; the note stands in its history. */
  letGo(orderId: string, note: string): Promise<void>;
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
  /** Answers the orders that are held back although they are paid. */
  paid(tx: Tx, lines: readonly StoredLine[], deps: PaidDeps): Promise<ReadonlySet<string>>;
  /** Money was paid, and what it was paid for can't be had any more: its checkout is closed, and the money goes back. */
  isTooLate(tx: Tx, lines: readonly StoredLine[], paidMs: number): Promise<boolean>;
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
  paid: async () => new Set(),
  isTooLate: async () => false,
  closed: async () => {},
  undone: async () => {},
  released: async () => {},
};

/** Lines that were bought in an activity. */
export const ofActivities = <Line extends { activity_product_id: string | null }>(
  lines: readonly Line[],
): Line[] => lines.filter((line) => line.activity_product_id !== null);

/** Desks by the type of their activity, as one. */
export function desksByType(desks: Partial<Record<ActivityType, ActivityDesk>>): ActivityDesk {
  const deskOf = (type: ActivityType | null | undefined): ActivityDesk => {
    const desk = type === null || type === undefined ? undefined : desks[type];
    if (!desk) throw new Error(`Nothing is sold in activities of the type ${type}.`);
    return desk;
  };
  /** Each desk with its own of the items. */
  const own = <Item>(items: readonly Item[], lineOf: (item: Item) => StoredLine) => {
    const types = [...new Set(items.map((item) => lineOf(item).activity_type))].sort();
    return types.map((type) => ({
      desk: deskOf(type),
      items: items.filter((item) => lineOf(item).activity_type === type),
    }));
  };
  const ofLines = (lines: readonly StoredLine[]) => own(lines, (line) => line);
  return {
    invariants: Object.values(desks).flatMap(({ invariants }) => invariants),
    plan: (context, line, request, index) => deskOf(request.activeType).plan(context, line, request, index),
    take: (tx, line, buyer) => deskOf(line.line.activity_type).take(tx, line, buyer),
    async paid(tx, lines, deps) {
      const held = new Set<string>();
      for (const { desk, items } of ofLines(lines))
        for (const id of await desk.paid(tx, items, deps)) held.add(id);
      return held;
    },
    async isTooLate(tx, lines, paidMs) {
      for (const { desk, items } of ofLines(lines)) if (await desk.isTooLate(tx, items, paidMs)) return true;
      return false;
    },
    async closed(tx, lines, nowMs) {
      for (const { desk, items } of ofLines(lines)) await desk.closed(tx, items, nowMs);
    },
    async undone(tx, units, nowMs) {
      for (const { desk, items } of own(units, ({ line }) => line)) await desk.undone(tx, items, nowMs);
    },
    async released(tx, lines, nowMs) {
      for (const { desk, items } of ofLines(lines)) await desk.released(tx, items, nowMs);
    },
  };
}
