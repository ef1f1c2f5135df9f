import { orderStatus } from '@yunyou/contract';
import type { OrderKinds } from '../../core/kinds';
import { linesOf, lockOrderWithCheckout } from '../../core/orders/store';
import { moveToRefunding } from '../../core/orders/transitions';
import { openRefund, wholeUnits } from '../../core/refunds/open';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { uncountDocuments } from '../activity/documents-store';
import { failGroup } from './end';
import { type GroupRow, lockGroup, seatOfMember, seatsOf, setGroup, setLeft } from './group-store';
import { checkoutsOfOrders } from './orders-store';

interface LeaveDeps {
  kinds: OrderKinds;
  protection: DataProtection;
  nowMs: number;
}

/** A member who leaves, or asks what that would be like. */
export interface Leaving {
  done: boolean;
  orderId: string;
  refundFen: number;
  endsGroup: boolean;
  /** To send after the commit. */
  refundIds: string[];
  /** Checkouts of seats that nobody will pay any more: to close after the commit. */
  unpaidCheckouts: string[];
}

/** Leaves a group that forms, in full. The group is locked before the order, as whoever ends a group does it. */
export async function leaveGroup(
  tx: Tx,
  deps: LeaveDeps,
  { groupId, memberId, confirm }: { groupId: string; memberId: string; confirm: boolean },
): Promise<Leaving> {
  const group = await lockGroup(tx, groupId);
  const seat = group && (await seatOfMember(tx, groupId, memberId));
  if (!group || !seat) throw notFound();
  const { order_id: orderId } = seat;
  const isOpen = group.state === 'forming' && (group.ends_ms ?? 0) > deps.nowMs;
  if (group.state !== 'pending' && !isOpen) throw refuse('groupOver', { detail: { groupId, orderId } });
  if (seat.state !== 'paid') throw refuse('transitionRefused', { detail: { from: seat.state, orderId } });
  const { checkout, order } = await lockOrderWithCheckout(tx, orderId);
  if (order.status !== orderStatus.pendingConfirmation)
    throw refuse('transitionRefused', { detail: { from: order.status, orderId } });
  const endsGroup = group.paid === 1;
  const told = { done: confirm, orderId, refundFen: order.total_fen, endsGroup };
  if (!confirm) return { ...told, refundIds: [], unpaidCheckouts: [] };
  await setLeft(tx, seat.id, deps.nowMs);
  await uncountDocuments(tx, [seat.line_id]);
  const left = { ...group, paid: group.paid - 1, seats_taken: group.seats_taken - 1 };
  const unpaidCheckouts = endsGroup ? await unpaidOf(tx, groupId) : [];
  await setGroup(tx, groupId, {
    paid: left.paid,
    seats_taken: left.seats_taken,
    leader_id: await nextLeader(tx, group, memberId),
  });
  if (endsGroup) await failGroup(tx, deps, left);
  const refunding = await moveToRefunding(tx, deps.nowMs, order);
  const { refundId } = await openRefund(
    tx,
    deps,
    { checkout, order: refunding },
    {
      kind: 'onlyRefund',
      reason: '',
      closeReason: 'cancelled',
      units: wholeUnits(await linesOf(tx, [orderId])),
      freightFen: order.freight_fen,
    },
  );
  return { ...told, refundIds: refundId ? [refundId] : [], unpaidCheckouts };
}

/** The earliest who has paid leads next; where nobody is left it stays as it was. */
async function nextLeader(tx: Tx, { id, leader_id }: GroupRow, leaving: string): Promise<string> {
  if (leader_id !== leaving) return leader_id;
  const paid = (await seatsOf(tx, id)).filter(({ state }) => state === 'paid');
  const [first] = paid.sort((a, b) => (a.paid_ms ?? 0) - (b.paid_ms ?? 0) || a.id - b.id);
  return first?.member_id ?? leader_id;
}

async function unpaidOf(tx: Tx, groupId: string): Promise<string[]> {
  const unpaid = (await seatsOf(tx, groupId)).filter(({ state }) => state === 'unpaid');
  const found = await checkoutsOfOrders(
    tx,
    unpaid.map(({ order_id }) => order_id),
  );
  return found.map(({ checkoutId }) => checkoutId);
}
