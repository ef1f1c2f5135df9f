import { activityType, type SnapshotBargain } from '@yunyou/contract';
import type { ActivityContext } from '../../core/activities';
import type { ActivityRequest, PlannedLine } from '../../core/lines';
import { badInput, notFound, refuse } from '../../http/refusal';
import { whyNotJoin } from '../activity/may-join';
import { expectOfProduct, soldInActivity } from '../activity/sell';
import { rulesOf, rulesVersionOf } from '../activity/shown';
import type { BargainRow } from './facts';
import { type BargainToOrder, bargainToOrder } from './plan-store';
import { isOpenState, standingOf } from './standing';

/** A piece at the price that its buyer's own bargain has come down to. The bargain is locked, so that nobody cuts meanwhile. */
export async function planBargainLine(
  context: ActivityContext,
  line: PlannedLine,
  request: ActivityRequest,
  index: number,
): Promise<PlannedLine> {
  const { activeId, activityProductId, bargainId } = request;
  if (bargainId === undefined)
    throw badInput([{ field: `lines.${index}.activity.bargainId`, reason: 'missing' }]);
  const { db, memberId } = context;
  const found = await bargainToOrder(db, { activeId, activityProductId, bargainId, memberId });
  if (!found || found.activity.active_type !== request.activeType) throw notFound();
  const { product, activity, products, bargain, hasPaid } = found;
  const refused = whyNotJoin(activity, { ...context, activeType: activityType.bargain, hasPaid });
  if (refused) throw refused;
  expectOfProduct(found, line, index);
  expectBuyable(found, context.nowMs);
  const left = found.left + (bargain.holds_piece ? product.per_unit : 0);
  expectPiece(found, { left, quantity: line.quantity }, index);
  // What it has come down to is the activity's price of it.
  const reached = { ...product, price_fen: bargain.start_fen - bargain.cut_fen };
  const sold = soldInActivity(line, request, { product: reached, activity }, { '': left });
  const rules = rulesOf(activity, products);
  return {
    ...withOne(sold),
    activity: {
      ...sold.activity,
      ...{ rules, rulesVersion: rulesVersionOf(rules), bargain: agreedBargain(bargain) },
    },
  };
}

function expectBuyable(found: BargainToOrder, nowMs: number): void {
  const { bargain, product } = found;
  const standing = standingOf(found, nowMs);
  if (!isOpenState(standing.status)) throw refuse('bargainOver');
  if (bargain.order_id !== null)
    throw refuse('transitionRefused', { detail: { from: 'ordered', orderId: bargain.order_id } });
  if (standing.status === 'running' && !product.buy_any_time) throw refuse('floorOnly');
}

function expectPiece(
  { product, pieces }: BargainToOrder,
  { left, quantity }: { left: number; quantity: number },
  index: number,
): void {
  const field = `lines.${index}.quantity`;
  const fields = [{ field, reason: 'refused' }];
  if (left < product.per_unit)
    throw refuse('activitySoldOut', { fields: [{ field, reason: 'sold out' }], detail: { available: 0 } });
  if (quantity > 1) throw refuse('amountOutOfRange', { fields, detail: { min: 1, max: 1 } });
  const { limit_per_member: limit } = product;
  if (pieces >= limit) throw refuse('purchaseLimit', { fields, detail: { limit, left: 0 } });
}

/** Options say how many can be bought: one. */
function withOne<Line extends PlannedLine>(line: Line): Line {
  const { detail } = line;
  return 'available' in detail ? { ...line, detail: { ...detail, available: 1, min: 1, max: 1 } } : line;
}

/** What the order's snapshot keeps of it. */
const agreedBargain = (bargain: BargainRow): SnapshotBargain => ({
  bargainId: bargain.id,
  startFen: bargain.start_fen,
  floorFen: bargain.floor_fen,
  people: bargain.people,
  cutsMade: bargain.cuts,
  cutFen: bargain.cut_fen,
  commitment: bargain.commitment,
  clientSeed: bargain.client_seed,
});
