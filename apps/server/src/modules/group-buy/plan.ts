import { activityType, groupJoinClosesMs } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { ActivityContext } from '../../core/activities';
import type { ActivityRequest, PlannedLine } from '../../core/lines';
import { notFound, refuse } from '../../http/refusal';
import { latestEndMs } from '../activity/latest-end';
import { whyNotJoin } from '../activity/may-join';
import { expectOfProduct, soldInActivity } from '../activity/sell';
import { isOver, rulesOf, rulesVersionOf } from '../activity/shown';
import { soldKinds } from '../activity/sold-kinds';
import { otherGroups } from './group-store';
import { type GroupToOrder, groupToOrder } from './plan-store';

/** A line that opens a group, or takes a seat in one, at the group's price. */
export async function planGroupLine(
  context: ActivityContext,
  line: PlannedLine,
  request: ActivityRequest,
  index: number,
): Promise<PlannedLine> {
  const { activeId, activityProductId, groupId = null } = request;
  const slots = line.holds.map(({ slot }) => slot);
  const asked = { activeId, activityProductId, groupId, memberId: context.memberId, slots };
  const found = await groupToOrder(context.db, asked);
  if (!found || found.activity.active_type !== request.activeType) throw notFound();
  const { hasPaid } = found;
  const refused = whyNotJoin(found.activity, { ...context, activeType: activityType.groupBuy, hasPaid });
  if (refused) throw refused;
  expectOfProduct(found, line, index);
  expectTime(found, groupId, context.nowMs);
  expectAgreed(found);
  await expectSeat(found, context);
  expectDays(found, slots, context.nowMs);
  expectUnits(found, line, index);
  expectWithinLimits(found, line, index);
  const sold = soldInActivity(line, request, found, found.left);
  const rules = rulesOf(found.activity, found.products);
  const endsMs = found.group?.ends_ms;
  return {
    ...withLimits(sold, found),
    activity: {
      ...sold.activity,
      rules,
      rulesVersion: rulesVersionOf(rules),
      ...(endsMs && { payUntilMs: endsMs }),
    },
  };
}

/** New groups are opened while the activity runs; one that forms keeps its own time. */
function expectTime({ activity, group, ownSeat }: GroupToOrder, groupId: string | null, nowMs: number): void {
  if (groupId === null) {
    if (nowMs < activity.starts_ms)
      throw refuse('notStarted', { detail: { startsAtMs: activity.starts_ms } });
    if (isOver(activity, nowMs)) throw refuse('activityOver');
    return;
  }
  if (ownSeat) throw refuse('groupAlreadyJoined', { detail: { ...ownSeat } });
  // Nobody sees a group before it is opened.
  if (!group || group.state === 'pending' || group.state === 'void') throw notFound();
  if (group.state === 'formed') return;
  const isClosed = group.state === 'failed' || (group.ends_ms ?? 0) < nowMs + groupJoinClosesMs;
  if (isClosed || activity.state === 'withdrawn') throw refuse('groupOver');
}

function expectAgreed({ activity, products, agreed }: GroupToOrder): void {
  const rulesVersion = rulesVersionOf(rulesOf(activity, products));
  if (agreed.includes(rulesVersion)) return;
  throw refuse(agreed.length > 0 ? 'rulesChanged' : 'rulesNotAgreed', { detail: { rulesVersion } });
}

async function expectSeat(
  { product, group, openSeat }: GroupToOrder,
  { db, memberId, nowMs }: ActivityContext,
): Promise<void> {
  if (openSeat) throw refuse('groupOpenAlready', { detail: { ...openSeat } });
  if (!group || (group.state === 'forming' && group.seats_taken < group.needed)) return;
  const alternatives = await otherGroups(db, { activityProductId: product.id, memberId, nowMs });
  throw refuse('groupFull', { detail: { alternatives } });
}

/** No visit lies before the forming. */
function expectDays({ product, activity, group }: GroupToOrder, slots: string[], nowMs: number): void {
  const lastDay = dayOf(group?.ends_ms ?? latestEndMs({ product, activity }, nowMs));
  if (slots.some((slot) => slot !== '' && slot <= lastDay)) throw soldKinds[product.kind].notSold(slots);
}

function expectUnits({ left }: GroupToOrder, line: PlannedLine, index: number): void {
  const missed = line.holds.find(({ slot, perUnit }) => (left[slot] ?? 0) < perUnit * line.quantity);
  if (!missed) return;
  const { slot, perUnit } = missed;
  throw refuse(slot === '' ? 'activitySoldOut' : 'soldOut', {
    fields: [{ field: `lines.${index}.quantity`, reason: 'sold out' }],
    detail: { available: Math.max(0, Math.floor((left[slot] ?? 0) / perUnit)), slot },
  });
}

function expectWithinLimits(
  { product, pieces }: GroupToOrder,
  { quantity }: PlannedLine,
  index: number,
): void {
  const fields = [{ field: `lines.${index}.quantity`, reason: 'refused' }];
  const { limit_per_order: most, limit_per_member: limit } = product;
  if (quantity > most) throw refuse('amountOutOfRange', { fields, detail: { min: 1, max: most } });
  const left = Math.max(0, limit - pieces);
  if (quantity > left) throw refuse('purchaseLimit', { fields, detail: { limit, left } });
}

/** Options say how many can be bought: no more than the activity allows. */
function withLimits(line: PlannedLine, { product, pieces }: GroupToOrder): PlannedLine {
  const { detail } = line;
  if (!('available' in detail)) return line;
  const [hold] = line.holds;
  const available = Math.floor((hold?.left ?? 0) / (hold?.perUnit ?? 1));
  const max = Math.min(product.limit_per_order, product.limit_per_member - pieces, available);
  return { ...line, detail: { ...detail, available, min: 1, max } };
}
