import type { ActivityDesk } from '../../core/activities';
import { refuse } from '../../http/refusal';
import { lockPools } from '../activity/pool-store';
import { planBoxLine } from './plan';
import { holdSet } from './set-store';

const productsOf = (lines: readonly { activity_product_id: string | null }[]): string[] =>
  [...new Set(lines.flatMap((line) => line.activity_product_id ?? []))].sort();

/** Sets of blind boxes in the order engine: the pool of a set has the boxes that are not ordered, bought or opened. */
export const blindBoxDesk: ActivityDesk = {
  // Of the kind.
  invariants: [],
  plan: planBoxLine,

  async take(tx, { planned }) {
    // Somebody may have opened the last hidden item since it was planned.
    if ((await holdSet(tx, planned.activity?.activityProductId ?? '')) === 0) throw refuse('boxStopped');
  },

  paid: async () => new Set(),

  // What was ordered stays in the set, and can be opened.
  isTooLate: async () => false,

  closed: (tx, lines) => lockPools(tx, productsOf(lines)),
  undone: (tx, units) => lockPools(tx, productsOf(units.map(({ line }) => line))),

  // What is left of a set that is over goes back by a job.
  released: async () => {},
};
