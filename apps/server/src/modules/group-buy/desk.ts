import type { ActivityDesk, ActivityLine } from '../../core/activities';
import { GROUP_FORMED } from '../../core/orders/history-notes';
import { addEvent } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { type Refusal, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { uncountDocuments } from '../activity/documents-store';
import { activityProductOf, lockPools } from '../activity/pool-store';
import { limitDocuments } from '../activity/sell';
import { settleGroupPools } from './end';
import { formGroup } from './form';
import {
  freeSeats,
  groupById,
  insertGroup,
  insertSeat,
  lockGroupsOfLines,
  openSeatOf,
  otherGroups,
  paySeat,
  refundSeats,
  seatOfMember,
  takeSeat,
} from './group-store';
import { groupBuyInvariants } from './invariants';
import { planGroupLine } from './plan';

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);

const productsOf = (lines: readonly { activity_product_id: string | null }[]): string[] =>
  [...new Set(lines.flatMap((line) => line.activity_product_id ?? []))].sort();

/** Groups in the order engine: a line opens one or takes a seat, and what is paid waits until the group is full. */
export const groupBuyDesk: ActivityDesk = {
  invariants: groupBuyInvariants,
  plan: planGroupLine,

  async take(tx, { line, planned }, buyer) {
    const { activity } = planned;
    if (!activity) throw new Error('A line of a group has an activity.');
    const { activityProductId } = activity;
    const groupId = activity.groupId ?? `group-${newId()}`;
    if (activity.groupId === undefined) await openGroup(tx, groupId, activityProductId, buyer);
    else if (!(await takeSeat(tx, groupId, buyer.nowMs)))
      throw await whyNoSeat(tx, groupId, activityProductId, buyer);
    await sitDown(tx, groupId, { line, planned }, buyer);
    await limitDocuments(tx, line.id, planned);
  },

  async paid(tx, lines, deps) {
    const held = new Set<string>();
    for (const line of lines) {
      const group = await paySeat(tx, line.id, deps);
      if (!group) throw new Error(`Line ${line.id} has no seat that waits to be paid.`);
      if (group.paid < group.needed) {
        held.add(line.order_id);
        continue;
      }
      await formGroup(tx, deps, group, { except: line.order_id });
      // The engine sets this one in motion next.
      await addEvent(tx, line.order_id, deps.nowMs, GROUP_FORMED);
    }
    return held;
  },

  async isTooLate(tx, lines, paidMs) {
    const groups = await lockGroupsOfLines(tx, idsOf(lines));
    return groups.some(
      ({ seat, state, ends_ms }) =>
        seat !== 'unpaid' || (state !== 'pending' && state !== 'forming') || paidMs > (ends_ms ?? paidMs),
    );
  },

  async closed(tx, lines, nowMs) {
    await lockGroupsOfLines(tx, idsOf(lines));
    const freed = await freeSeats(tx, idsOf(lines), nowMs);
    if (freed.length > 0) await uncountDocuments(tx, freed);
    await lockPools(tx, productsOf(lines));
  },

  async undone(tx, units, nowMs) {
    const lines = units.map(({ line }) => line);
    await refundSeats(tx, idsOf(lines), nowMs);
    await lockPools(tx, productsOf(lines));
  },

  released: (tx, lines, nowMs) => settleGroupPools(tx, productsOf(lines), nowMs),
};

interface SeatBuyer {
  memberId: string;
  nowMs: number;
}

async function openGroup(tx: Tx, id: string, activityProductId: string, { memberId, nowMs }: SeatBuyer) {
  const sold = await activityProductOf(tx, activityProductId);
  const needed = sold?.product.group_needed;
  if (!needed) throw new Error(`${activityProductId} is not sold to groups.`);
  await insertGroup(tx, { id, activityProductId, leaderId: memberId, needed, nowMs });
}

/** A member has one open seat of a product, however many orders come at once. */
async function sitDown(
  tx: Tx,
  groupId: string,
  { line, planned }: ActivityLine,
  { memberId, nowMs }: SeatBuyer,
): Promise<void> {
  const activityProductId = planned.activity?.activityProductId ?? '';
  const isSeated = await insertSeat(tx, {
    group_id: groupId,
    activity_product_id: activityProductId,
    member_id: memberId,
    order_id: line.order_id,
    line_id: line.id,
    quantity: planned.quantity,
    nowMs,
  });
  if (isSeated) return;
  const seat = await openSeatOf(tx, memberId, activityProductId);
  const rule = seat?.group_id === groupId ? 'groupAlreadyJoined' : 'groupOpenAlready';
  throw refuse(rule, { detail: { groupId: seat?.group_id, orderId: seat?.order_id } });
}

/** Somebody was faster, or the group's time is over. */
async function whyNoSeat(
  tx: Tx,
  groupId: string,
  activityProductId: string,
  { memberId, nowMs }: SeatBuyer,
): Promise<Refusal> {
  const own = await seatOfMember(tx, groupId, memberId);
  if (own && (own.state === 'unpaid' || own.state === 'paid' || own.state === 'formed'))
    return refuse('groupAlreadyJoined', { detail: { groupId, orderId: own.order_id } });
  const group = await groupById(tx, groupId);
  const isFull =
    group?.state === 'formed' || (group?.state === 'forming' && group.seats_taken >= group.needed);
  if (!isFull) return refuse('groupOver');
  return refuse('groupFull', {
    detail: { alternatives: await otherGroups(tx, { activityProductId, memberId, nowMs }) },
  });
}
