import { activityType } from '@yunyou/contract';
import type { ActivityContext, ActivityDesk } from '../../core/activities';
import type { PlannedLine } from '../../core/lines';
import { badInput, notFound, refuse } from '../../http/refusal';
import { uncountDocuments } from '../activity/documents-store';
import { whyNotJoin } from '../activity/may-join';
import { lockPools } from '../activity/pool-store';
import { expectOfProduct, limitDocuments, soldInActivity } from '../activity/sell';
import { soldKinds } from '../activity/sold-kinds';
import type { GrabRow } from './grab-store';
import { flashSaleInvariants } from './invariants';
import { endOrdered, freeHeld, orderGrab, placeToOrder, returnWon } from './plan-store';
import { settlePool } from './settle';

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);

const productsOf = (lines: readonly { activity_product_id: string | null }[]): string[] =>
  [...new Set(lines.flatMap((line) => line.activity_product_id ?? []))].sort();

/** Flash sales in the order engine: a line takes the place that was granted, at the activity's price. */
export const flashSaleDesk: ActivityDesk = {
  invariants: flashSaleInvariants,

  async plan(context, line, request, index) {
    const field = (name: string, reason: string) => [{ field: `lines.${index}.${name}`, reason }];
    const { activeId, activityProductId, grabId } = request;
    const found = await placeToOrder(context.db, {
      ...{ activeId, activityProductId, memberId: context.memberId },
      grabId: grabId ?? null,
    });
    if (!found || found.activity.active_type !== request.activeType) throw notFound();
    const { product, activity, grab, hasPaid } = found;
    const refused = whyNotJoin(activity, { ...context, activeType: activityType.flashSale, hasPaid });
    if (refused) throw refused;
    expectOfProduct(found, line, index);
    if (grabId === undefined) throw badInput(field('activity.grabId', 'missing'));
    if (!grab) throw notFound();
    expectGranted(grab, context);
    if (line.quantity !== grab.quantity) throw badInput(field('quantity', 'Not what was granted'));
    const isOfDays =
      line.holds.length === grab.slots.length &&
      line.holds.every(({ slot }, place) => slot === grab.slots[place]);
    if (!isOfDays) {
      throw badInput(field(soldKinds[product.kind].lineField, 'Not what was granted'));
    }
    return withPlace(soldInActivity(line, request, found, found.left), grab);
  },

  async take(tx, { line, planned }, { nowMs }) {
    const { activity } = planned;
    if (!activity?.grabId) throw new Error('A line of a flash sale has a place.');
    const { grabId, activityProductId } = activity;
    const isTaken = await orderGrab(tx, grabId, { orderId: line.order_id, lineId: line.id, nowMs });
    if (!isTaken) throw refuse('holdExpired');
    await limitDocuments(tx, line.id, planned);
    const [hold] = planned.holds;
    await freeHeld(
      tx,
      activityProductId,
      planned.holds.map(({ slot }) => slot),
      (hold?.perUnit ?? 1) * planned.quantity,
    );
  },

  async paid(tx, lines, { nowMs }) {
    await endOrdered(tx, idsOf(lines), 'won', nowMs);
    return new Set();
  },

  isTooLate: async () => false,

  async closed(tx, lines, nowMs) {
    await endOrdered(tx, idsOf(lines), 'returned', nowMs);
    await uncountDocuments(tx, idsOf(lines));
    await lockPools(tx, productsOf(lines));
  },

  async undone(tx, units, nowMs) {
    const lines = units.map(({ line }) => line);
    await returnWon(tx, idsOf(lines), nowMs);
    await lockPools(tx, productsOf(lines));
  },

  async released(tx, lines, nowMs) {
    for (const id of productsOf(lines)) await settlePool(tx, id, nowMs);
  },
};

/** A place is ordered once, while its hold stands. */
function expectGranted(grab: GrabRow, { nowMs }: Pick<ActivityContext, 'nowMs'>): void {
  const { state, hold_until_ms } = grab;
  if (state === 'granted' && (hold_until_ms ?? 0) > nowMs) return;
  if (state === 'ordered' || state === 'won' || state === 'queued' || state === 'returned') {
    throw refuse('transitionRefused', { detail: { from: state, orderId: grab.order_id } });
  }
  throw refuse('holdExpired');
}

/** What the place holds is there for its line. */
function withPlace(line: PlannedLine, { quantity }: GrabRow): PlannedLine {
  const { detail } = line;
  return {
    ...line,
    holds: line.holds.map((hold) => ({ ...hold, left: hold.left + hold.perUnit * quantity })),
    // Options say how many can be bought: as many as were granted.
    detail: 'available' in detail ? { ...detail, available: quantity, min: quantity, max: quantity } : detail,
  };
}
