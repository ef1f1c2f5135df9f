import type { ActivityDesk } from '../../core/activities';
import { refuse } from '../../http/refusal';
import { lockPools } from '../activity/pool-store';
import { holdUnits, lockBargain, lockOrdered, setBargain } from './bargain-store';
import { bargainInvariants } from './invariants';
import { planBargainLine } from './plan';
import { settleBargain, settleBargainPools } from './settle';
import { isOpenState } from './standing';

const ordersOf = (lines: readonly { order_id: string }[]): string[] => [
  ...new Set(lines.map(({ order_id }) => order_id)),
];

const productsOf = (lines: readonly { activity_product_id: string | null }[]): string[] =>
  [...new Set(lines.flatMap((line) => line.activity_product_id ?? []))].sort();

/** Bargains in the order engine: a line takes the price that its bargain has come down to, and its piece where it holds one. */
export const bargainDesk: ActivityDesk = {
  invariants: bargainInvariants,
  plan: planBargainLine,

  async take(tx, { line, planned }, { nowMs }) {
    const { activity } = planned;
    if (!activity?.bargainId) throw new Error('A line of a bargain names it.');
    const facts = await lockBargain(tx, activity.bargainId);
    // Planned under the same lock.
    if (!facts || !isOpenState(facts.bargain.state) || facts.bargain.order_id !== null)
      throw refuse('bargainOver');
    const { bargain, product } = facts;
    await setBargain(tx, bargain.id, {
      ...{ order_id: line.order_id, order_fen: activity.priceFen, holds_piece: false, changed_ms: nowMs },
    });
    if (!bargain.holds_piece) return;
    // The line takes it next.
    await lockPools(tx, [product.id]);
    await holdUnits(tx, product.id, -product.per_unit);
  },

  async paid(tx, lines, { nowMs }) {
    const orderIds = ordersOf(lines);
    const bargainIds = await lockOrdered(tx, orderIds);
    if (bargainIds.length < orderIds.length) throw new Error(`No bargain waits for ${orderIds.join()}.`);
    for (const id of bargainIds)
      await setBargain(tx, id, { state: 'bought', settled_ms: nowMs, changed_ms: nowMs });
    return new Set();
  },

  // A bargain waits for its order, however long that may be paid.
  isTooLate: async () => false,

  async closed(tx, lines) {
    await lockOrdered(tx, ordersOf(lines));
    await lockPools(tx, productsOf(lines));
  },

  // It stays bought.
  undone: (tx, units) => lockPools(tx, productsOf(units.map(({ line }) => line))),

  async released(tx, lines, nowMs) {
    // Those that are open were never paid: they go on, with their piece, or their time is over.
    for (const id of await lockOrdered(tx, ordersOf(lines))) {
      await setBargain(tx, id, { order_id: null, order_fen: null, changed_ms: nowMs });
      await settleBargain(tx, id, nowMs);
    }
    await settleBargainPools(tx, productsOf(lines), nowMs);
  },
};
