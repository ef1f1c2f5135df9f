import { orderStatus, type ProductKind } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { PersonRow, StoredLine } from '../kinds';
import { isDue } from '../retries/store';
import type { CoreTables } from '../tables';

export type OrderRow = Selectable<CoreTables['orders']>;
export type CheckoutRow = Selectable<CoreTables['checkouts']>;

/** A member's own order; not found for anybody else's. */
export async function orderOf(db: Queries, memberId: string, id: string): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/** Whether an order has lines of a kind. */
export async function hasLinesOf(db: Queries, orderId: string, kind: ProductKind): Promise<boolean> {
  const line = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** The checkout that a member's own order is paid with. */
export async function checkoutOfOrder(db: Queries, memberId: string, orderId: string): Promise<CheckoutRow> {
  const checkout = await db
    .selectFrom('checkouts')
    .innerJoin('orders', 'orders.checkout_id', 'checkouts.id')
    .selectAll('checkouts')
    .where('orders.id', '=', orderId)
    .where('orders.member_id', '=', memberId)
    .executeTakeFirst();
  if (!checkout) throw notFound();
  return checkout;
}

/** Reads an order and keeps others from changing it until the transaction ends. */
export async function lockOrder(tx: Tx, id: string, memberId?: string): Promise<OrderRow> {
  let query = tx.selectFrom('orders').selectAll().where('id', '=', id);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const order = await query.forUpdate().executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

export interface LockedCheckouts {
  checkouts: CheckoutRow[];
  orders: OrderRow[];
}

/** Locks checkouts and their orders, in the one order in which everything is locked: checkouts, then orders, each by id. */
export async function lockCheckouts(tx: Tx, ids: readonly string[]): Promise<LockedCheckouts> {
  if (ids.length === 0) return { checkouts: [], orders: [] };
  const checkouts = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('checkout_id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return { checkouts, orders };
}

export async function lockCheckout(
  tx: Tx,
  id: string,
): Promise<{ checkout: CheckoutRow; orders: OrderRow[] }> {
  const { checkouts, orders } = await lockCheckouts(tx, [id]);
  const [checkout] = checkouts;
  if (!checkout) throw notFound();
  return { checkout, orders };
}

/** Locks the checkout of an order first, then the order: what moves money does. */
export async function lockOrderWithCheckout(
  tx: Tx,
  orderId: string,
  memberId?: string,
): Promise<{ checkout: CheckoutRow; order: OrderRow }> {
  const known = await tx
    .selectFrom('orders')
    .select('checkout_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!known) throw notFound();
  const checkout = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', known.checkout_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { checkout, order: await lockOrder(tx, orderId, memberId) };
}

export async function setCheckouts(
  tx: Tx,
  ids: readonly string[],
  change: Partial<Pick<CheckoutRow, 'state' | 'paid_ms' | 'paid_payment_id'>>,
): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set(change)
    .where('id', 'in', [...ids])
    .execute();
}

/** Writes moved orders and a line of history for each. */
export async function writeMoves(
  tx: Tx,
  orders: readonly OrderRow[],
  nowMs: number,
  note: string | null,
): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(({ id, status, pay_status, close_reason, paid_ms, confirm_by_ms, held_back }) => ({
    id,
    status,
    pay_status,
    close_reason,
    paid_ms,
    confirm_by_ms,
    held_back,
  }));
  await sql`
    with moved as (
      update orders o set status = m.status, pay_status = m.pay_status, close_reason = m.close_reason,
        paid_ms = m.paid_ms, confirm_by_ms = m.confirm_by_ms, held_back = m.held_back
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m(id text, status integer, pay_status integer, close_reason text, paid_ms bigint, confirm_by_ms bigint,
          held_back boolean)
      where o.id = m.id
      returning o.id, o.status, o.pay_status
    )
    insert into order_events (order_id, status, pay_status, at_ms, note)
    select id, status, pay_status, ${nowMs}::bigint, ${note}::text from moved order by id`.execute(tx);
}

/** Writes into an order's history what does not change where it stands. */
export async function addEvent(tx: Tx, orderId: string, nowMs: number, note: string): Promise<void> {
  await sql`
    insert into order_events (order_id, status, pay_status, at_ms, note)
    select id, status, pay_status, ${nowMs}::bigint, ${note}::text from orders where id = ${orderId}`.execute(
    tx,
  );
}

/** Lets an order end by itself at an instant, or later where it does already. */
export async function setEnd(tx: Tx, orderId: string, endsMs: number): Promise<void> {
  await sql`update orders set ends_ms = greatest(coalesce(ends_ms, 0), ${endsMs}::bigint)
    where id = ${orderId}`.execute(tx);
}

export async function setRemark(tx: Tx, orderId: string, remark: string): Promise<void> {
  await tx.updateTable('orders').set({ remark }).where('id', '=', orderId).execute();
}

export async function addRefunded(tx: Tx, orderId: string, amountFen: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ refunded_fen: eb('refunded_fen', '+', amountFen) }))
    .where('id', '=', orderId)
    .execute();
}

/** Other orders that are paid with the same checkout. */
export const siblingsOf = (
  db: Queries,
  { id, checkout_id }: Pick<OrderRow, 'id' | 'checkout_id'>,
): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('checkout_id', '=', checkout_id)
    .where('id', '<>', id)
    .orderBy('created_ms')
    .orderBy('id')
    .execute();

/** The lines of orders, order by order, each in its sequence. */
export async function linesOf(db: Queries, orderIds: readonly string[]): Promise<StoredLine[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('seq')
    .execute();
}

/** The lines of one order, kept from being changed. */
export async function lockLines(tx: Tx, orderId: string): Promise<StoredLine[]> {
  return tx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .forUpdate()
    .execute();
}

export async function peopleOf(db: Queries, lineIds: readonly string[]): Promise<PersonRow[]> {
  if (lineIds.length === 0) return [];
  return db
    .selectFrom('line_people')
    .selectAll()
    .where('line_id', 'in', [...lineIds])
    .orderBy('line_id')
    .orderBy('seq')
    .execute();
}

/** Paid orders that the merchant has not confirmed in time. */
export async function unconfirmedOrders(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', orderStatus.pendingConfirmation)
    .where('confirm_by_ms', '<=', nowMs)
    .where(isDue('reject-unconfirmed-orders', 'orders.id', nowMs))
    .orderBy('confirm_by_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Orders in use that end by themselves now. */
export async function ordersPastTheirEnd(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', orderStatus.pendingConsumption)
    .where('ends_ms', '<=', nowMs)
    .where(isDue('lapse-orders', 'orders.id', nowMs))
    .orderBy('ends_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
