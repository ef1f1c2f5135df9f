import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';

/** Payments that agree with their row in a file and are not credited, with their checkouts. */
export async function paymentsToCredit(
  db: Queries,
  gateway: string,
  limit: number,
): Promise<{ id: string; checkout_id: string }[]> {
  const { rows } = await sql<{ id: string; checkout_id: string }>`
    select p.id, p.checkout_id
    from statement_rows s join payments p on p.out_trade_no = s.number and p.gateway = s.gateway
    where s.gateway = ${gateway} and s.kind = 'payment' and s.matched_ms is null
      and p.state = 'paid' and p.paid_fen = s.amount_fen
    order by s.number limit ${limit}`.execute(db);
  return rows;
}

/** Locks checkouts and their orders in the usual order, and reads none of them: there may be very many. */
export async function lockToCredit(tx: Tx, checkoutIds: readonly string[]): Promise<void> {
  const ids = [...new Set(checkoutIds)];
  await sql`select from checkouts where id = any(${ids}) order by id for update`.execute(tx);
  await sql`select from orders where checkout_id = any(${ids}) order by id for update`.execute(tx);
}

/**
 * Credits payments by their rows: fee and net are kept, the orders they paid for go from paid to credited, and differences
 * about them are solved. Their checkouts and orders must be locked. What another process has credited stays as it is.
 */
export async function creditPayments(tx: Tx, paymentIds: readonly string[], nowMs: number): Promise<void> {
  await sql`
    with agreed as (
      update statement_rows s set matched_ms = ${nowMs}
      from payments p
      where p.id = any(${paymentIds}) and p.out_trade_no = s.number and p.gateway = s.gateway
        and s.kind = 'payment' and s.matched_ms is null and p.state = 'paid' and p.paid_fen = s.amount_fen
      returning p.id, s.gateway, s.number, s.amount_fen, s.fee_fen
    ), credited as (
      update payments p set credited_ms = ${nowMs}, fee_fen = a.fee_fen, net_fen = a.amount_fen - a.fee_fen
      from agreed a where p.id = a.id and p.credited_ms is null
      returning p.id, p.checkout_id
    ), solved as (
      update statement_differences d set state = 'solved', solved_ms = ${nowMs}
      from agreed a
      where d.gateway = a.gateway and d.number = a.number and d.of = 'payment' and d.state <> 'solved'
        and d.kind <> 'duplicate'
    ), moved as (
      update orders o set pay_status = 2
      from credited join checkouts c on c.id = credited.checkout_id and c.paid_payment_id = credited.id
      where o.checkout_id = c.id and o.pay_status = 1
      returning o.id, o.status, o.pay_status
    )
    ${writeEvents(nowMs)}`.execute(tx);
}

/** Paid checkouts of nothing, paid before an instant, whose orders are not credited. */
export async function freeCheckouts(db: Queries, beforeMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('state', '=', 'paid')
    .where('total_fen', '=', 0)
    .where('paid_ms', '<', beforeMs)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.checkout_id', '=', 'checkouts.id')
          .where('pay_status', '=', 1),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders of nothing are credited without a file. Their checkouts must be locked. */
export async function creditFreeOrders(tx: Tx, checkoutIds: readonly string[], nowMs: number): Promise<void> {
  await sql`
    with moved as (
      update orders set pay_status = 2 where checkout_id = any(${checkoutIds}) and pay_status = 1
      returning id, status, pay_status
    )
    ${writeEvents(nowMs)}`.execute(tx);
}

/** A line of history for each that moved. It is no news to its buyer. */
const writeEvents = (nowMs: number) => sql`
  insert into order_events (order_id, status, pay_status, at_ms, note, messages_ms)
  select id, status, pay_status, ${nowMs}::bigint, 'credited', ${nowMs}::bigint from moved order by id`;

/** Finds refunds that agree with their rows; differences about them are solved. */
export async function matchRefunds(tx: Tx, gateway: string, nowMs: number): Promise<void> {
  await sql`
    with found as (
      select s.gateway, s.number, s.kind
      from statement_rows s
      join refunds r on r.out_refund_no = s.number
      join payments p on p.id = r.payment_id and p.gateway = s.gateway
      where s.gateway = ${gateway} and s.kind = 'refund' and s.matched_ms is null
        and r.state = 'succeeded' and r.amount_fen = s.amount_fen
      order by s.number
      for update of s
    ), agreed as (
      update statement_rows s set matched_ms = ${nowMs} from found f
      where (s.gateway, s.number, s.kind) = (f.gateway, f.number, f.kind) and s.matched_ms is null
      returning s.number
    )
    update statement_differences d set state = 'solved', solved_ms = ${nowMs}
    from agreed a
    where d.gateway = ${gateway} and d.number = a.number and d.of = 'refund' and d.state <> 'solved'
      and d.kind <> 'duplicate'`.execute(tx);
}
