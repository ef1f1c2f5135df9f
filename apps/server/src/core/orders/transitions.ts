import {
  type CloseReason,
  type OrderStatus,
  orderStatus,
  orderTransitions,
  type PaymentStatus,
  paymentTransitions,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { type OrderRow, writeMoves } from './store';

export interface Move {
  status?: OrderStatus;
  payStatus?: PaymentStatus;
  closeReason?: CloseReason;
  paidMs?: number;
  confirmByMs?: number | null;
  /** Default: as long as it waits. */
  heldBack?: boolean;
  note?: string;
}

/**
 * Moves locked orders to another status, payment status, or both, and writes it into their histories. A move that is not
 * permitted answers 409 and changes nothing.
 */
export async function moveOrders(
  tx: Tx,
  nowMs: number,
  orders: readonly OrderRow[],
  move: Move,
): Promise<OrderRow[]> {
  const moved = orders.map((order) => movedOrder(order, move));
  await writeMoves(tx, moved, nowMs, move.note ?? null);
  return moved;
}

export async function moveOrder(tx: Tx, nowMs: number, order: OrderRow, move: Move): Promise<OrderRow> {
  const [moved] = await moveOrders(tx, nowMs, [order], move);
  return moved ?? order;
}

/** A locked order of which units are about to go back; one where others already do stays as it is. */
export const moveToRefunding = async (
  tx: Tx,
  nowMs: number,
  order: OrderRow,
  more: Pick<Move, 'confirmByMs'> = {},
): Promise<OrderRow> =>
  order.status === orderStatus.refunding
    ? order
    : moveOrder(tx, nowMs, order, { status: orderStatus.refunding, ...more });

function movedOrder(order: OrderRow, move: Move): OrderRow {
  const { status = order.status, payStatus = order.pay_status } = move;
  // Also from a status to itself: what was done once is not done again.
  if (move.status !== undefined && !orderTransitions[order.status].includes(status)) {
    throw refuse('transitionRefused', { detail: { from: order.status, to: status } });
  }
  if (move.payStatus !== undefined && !paymentTransitions[order.pay_status].includes(payStatus)) {
    throw refuse('transitionRefused', { detail: { fromPayment: order.pay_status, toPayment: payStatus } });
  }
  return {
    ...order,
    status,
    pay_status: payStatus,
    close_reason: move.closeReason ?? order.close_reason,
    paid_ms: move.paidMs ?? order.paid_ms,
    confirm_by_ms: move.confirmByMs === undefined ? order.confirm_by_ms : move.confirmByMs,
    held_back: status === orderStatus.pendingConfirmation && (move.heldBack ?? order.held_back),
  };
}
