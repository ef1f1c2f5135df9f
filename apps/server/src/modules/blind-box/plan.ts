import { activityType } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { ActivityContext } from '../../core/activities';
import type { ActivityRequest, PlannedLine } from '../../core/lines';
import { notFound, refuse } from '../../http/refusal';
import { whyNotJoin } from '../activity/may-join';
import { expectOfProduct, soldInActivity } from '../activity/sell';
import { isOver, rulesOf, rulesVersionOf } from '../activity/shown';
import { ageStateOfMember, expectAge } from './age';
import { canBuy, dayStart, expectWithinLimits } from './limits';
import { type BoxToOrder, boxToOrder } from './set-store';

/** Boxes of a set, for whoever may buy them now. */
export async function planBoxLine(
  context: ActivityContext,
  line: PlannedLine,
  request: ActivityRequest,
  index: number,
): Promise<PlannedLine> {
  const { db, memberId, nowMs, protection } = context;
  const { activeId, activityProductId } = request;
  const asked = { activeId, activityProductId, memberId, dayStartMs: dayStart(nowMs) };
  const found = await boxToOrder(db, asked);
  if (!found) throw notFound();
  const { activity, product, hasPaid, left, bought } = found;
  const refused = whyNotJoin(activity, { ...context, activeType: activityType.lottery, hasPaid });
  if (refused) throw refused;
  expectOfProduct(found, line, index);
  expectTime(found, nowMs);
  const rules = rulesOf(activity, [product], null, found.ruled);
  const rulesVersion = rulesVersionOf(rules);
  expectAgreed(found.agreed, rulesVersion);
  expectAge(ageStateOfMember(protection, found, dayOf(nowMs)));
  expectBoxes(found, line.quantity, index);
  expectWithinLimits(bought, { quantity: line.quantity, priceFen: product.price_fen }, index);
  const sold = soldInActivity(line, request, found, { '': left });
  const max = Math.min(canBuy(bought, product.price_fen), left);
  return {
    ...sold,
    detail: { ...sold.detail, available: left, min: 1, max },
    activity: { ...sold.activity, rules, rulesVersion, isOnlyPrice: true },
  };
}

function expectTime({ activity }: BoxToOrder, nowMs: number): void {
  if (nowMs < activity.starts_ms) throw refuse('notStarted', { detail: { startsAtMs: activity.starts_ms } });
  if (isOver(activity, nowMs)) throw refuse('activityOver');
}

function expectAgreed(agreed: readonly string[], rulesVersion: string): void {
  if (agreed.includes(rulesVersion)) return;
  throw refuse(agreed.length > 0 ? 'rulesChanged' : 'rulesNotAgreed', { detail: { rulesVersion } });
}

/** When all hidden items are out no more are sold, however many boxes are left. */
function expectBoxes({ hiddenLeft, left }: BoxToOrder, quantity: number, index: number): void {
  if (hiddenLeft === 0) throw refuse('boxStopped');
  if (quantity <= left) return;
  throw refuse('activitySoldOut', {
    fields: [{ field: `lines.${index}.quantity`, reason: 'sold out' }],
    detail: { available: Math.max(0, left) },
  });
}
