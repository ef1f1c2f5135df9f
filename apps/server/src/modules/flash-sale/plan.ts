import { activityShownDaysAfter } from '@yunyou/contract';
import type { ActivityContext, ActivityDesk } from '../../core/activities';
import type { ActivityRequest, HoldWanted, PlannedActivity, PlannedLine } from '../../core/lines';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { rulesOf, rulesVersionOf } from '../activity/shown';
import type { GrabRow } from './grab-store';
import { flashSaleInvariants } from './invariants';
import { whyNotJoin } from './may-join';
import {
  countDocuments,
  endOrdered,
  freeHeld,
  lockPools,
  orderGrab,
  type PlaceToOrder,
  placeToOrder,
  returnWon,
  uncountDocuments,
} from './plan-store';
import { settlePool } from './settle';
import { soldKinds } from './sold-kinds';

const DAY_MS = 86_400_000;

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
    const refused = whyNotJoin(activity, { ...context, hasPaid });
    if (refused) throw refused;
    const isOfProduct =
      product.kind === line.kind &&
      product.product_id === line.productId &&
      product.variant_id === line.variantId;
    if (!isOfProduct) throw badInput(field('activity.activityProductId', 'Of another product'));
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
    if (line.payAtDesk) throw refuse('activityConflict', { fields: field('productId', 'paid at the desk') });
    return soldInActivity(line, request, found, grab);
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

  paid: (tx, lines, nowMs) => endOrdered(tx, idsOf(lines), 'won', nowMs),

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

/** The line at the activity's price, out of its pool. What its place holds is there for it. */
function soldInActivity(
  line: PlannedLine,
  request: ActivityRequest,
  { product, activity, left }: PlaceToOrder,
  grab: GrabRow,
): PlannedLine {
  const holds = line.holds.map(
    (hold): HoldWanted => ({
      ...hold,
      poolId: product.id,
      left: (left[hold.slot] ?? 0) + hold.perUnit * grab.quantity,
    }),
  );
  const rules = rulesOf(activity, [product]);
  const planned: PlannedActivity = {
    ...request,
    name: activity.name,
    priceFen: priceOf(line, product.price_fen),
    couponAllowed: activity.coupon_allowed,
    payMinutes: activity.pay_minutes,
    pieceFen: product.price_fen,
    rulesVersion: rulesVersionOf(rules),
    rules,
    refundRule: product.refund_rule,
  };
  const { order, detail } = line;
  return {
    ...line,
    holds,
    activity: planned,
    order: { ...order, topics: { ...order.topics, activityId: activity.id } },
    // Options say how many can be bought: as many as were granted.
    detail:
      'available' in detail
        ? { ...detail, available: grab.quantity, min: grab.quantity, max: grab.quantity }
        : detail,
  };
}

/** The activity's price, or the normal one of a day where that is lower; of a room it is that of each night. */
function priceOf({ detail, unitPriceFen }: PlannedLine, priceFen: number): number {
  if (!('nights' in detail)) return Math.min(priceFen, unitPriceFen);
  const nights = detail.nights as readonly { priceFen: number }[];
  return nights.reduce((sum, night) => sum + Math.min(priceFen, night.priceFen), 0);
}

/** A document takes part so often, over all members. */
async function limitDocuments(tx: Tx, lineId: string, { people }: PlannedLine): Promise<void> {
  const [over] = await countDocuments(tx, lineId, activityShownDaysAfter * DAY_MS);
  if (over === undefined) return;
  throw refuse('limitPerCertificate', {
    fields: [{ field: 'lines.0.contactIds', reason: 'refused' }],
    detail: { contactId: people[over]?.memberFrequentContactsId },
  });
}
