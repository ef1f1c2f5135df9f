import {
  type CloseReason,
  type OrderStatus,
  orderTransitions,
  type PaymentStatus,
  paymentTransitions,
} from '@yunyou/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock';
import type { Db } from '../../database/connect';
import type { Database } from '../../database/tables';
import { notFound, refuse } from '../../http/refusal';

export type OrderRow = Selectable<Database['orders']>;

/** Reads an order and keeps others from changing it until the transaction ends. */
export async function lockOrder(db: Db, id: string, memberId?: string): Promise<OrderRow> {
  let query = db.selectFrom('orders').selectAll().where('id', '=', id);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const order = await query.forUpdate().executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

interface Move {
  status?: OrderStatus;
  payStatus?: PaymentStatus;
  closeReason?: CloseReason;
  refundedFen?: number;
  paidMs?: number;
  note?: string;
}

/**
 * Moves a locked order to another status, payment status, or both, and writes it into the order's history.
 * A move that decisions.md does not permit answers 409 and changes nothing.
 */
export async function moveOrder(db: Db, clock: Clock, order: OrderRow, move: Move): Promise<OrderRow> {
  const status = move.status ?? order.status;
  const payStatus = move.payStatus ?? order.pay_status;
  // Also from a status to itself: what was done once is not done again.
  if (move.status !== undefined && !orderTransitions[order.status as OrderStatus].includes(move.status)) {
    throw refuse('transitionRefused', { detail: { from: order.status, to: status } });
  }
  if (
    move.payStatus !== undefined &&
    !paymentTransitions[order.pay_status as PaymentStatus].includes(move.payStatus)
  ) {
    throw refuse('transitionRefused', { detail: { fromPayment: order.pay_status, toPayment: payStatus } });
  }
  const moved = await db
    .updateTable('orders')
    .set({
      status,
      pay_status: payStatus,
      ...(move.closeReason && { close_reason: move.closeReason }),
      ...(move.refundedFen !== undefined && { refunded_fen: move.refundedFen }),
      ...(move.paidMs !== undefined && { paid_ms: move.paidMs }),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_events')
    .values({
      order_id: order.id,
      status,
      pay_status: payStatus,
      at_ms: clock.now(),
      note: move.note ?? null,
    })
    .execute();
  return moved;
}
