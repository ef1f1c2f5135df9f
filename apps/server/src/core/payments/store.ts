import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { Prepay } from '../../outside/payment-gateway';
import { isDue } from '../retries/store';
import type { CoreTables } from '../tables';

export type PaymentRow = Selectable<CoreTables['payments']>;

export const paymentByNumber = (db: Queries, outTradeNo: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('out_trade_no', '=', outTradeNo).executeTakeFirst();

/** Payments that were begun and are not known to have ended. */
export const openPayments = (db: Queries, checkoutIds: readonly string[]): Promise<PaymentRow[]> =>
  checkoutIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payments')
        .selectAll()
        .where('checkout_id', 'in', [...checkoutIds])
        .where('state', '=', 'open')
        .execute();

export async function insertPayment(
  tx: Tx,
  payment: Insertable<CoreTables['payments']>,
): Promise<PaymentRow> {
  return tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
}

export async function setPrepay(db: Queries, id: string, prepay: Prepay): Promise<void> {
  await db
    .updateTable('payments')
    .set({ prepay: JSON.stringify(prepay) })
    .where('id', '=', id)
    .execute();
}

export async function setPaymentPaid(
  tx: Tx,
  id: string,
  paid: { transactionId: string | null; paidFen: number; paidMs: number },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: 'paid',
      transaction_id: paid.transactionId,
      paid_fen: paid.paidFen,
      paid_ms: paid.paidMs,
      check_ms: null,
    })
    .where('id', '=', id)
    .execute();
}

/** A payment that was open is closed; one that was paid meanwhile stays so. */
export async function setPaymentClosed(db: Queries, id: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

export interface PaymentToCheck extends PaymentRow {
  expires_ms: number | null;
  checkout_state: CoreTables['checkouts']['state'];
}

/** Payments whose end is not certain and whose time to be asked about has come. */
export const paymentsToCheck = (db: Queries, nowMs: number, limit: number): Promise<PaymentToCheck[]> =>
  db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .selectAll('payments')
    .select(['checkouts.expires_ms', 'checkouts.state as checkout_state'])
    .where('check_ms', '<=', nowMs)
    .where(isDue('check-payments', 'payments.id', nowMs))
    .orderBy('check_ms')
    .limit(limit)
    .execute();

export async function setNextCheck(db: Queries, id: string, checkMs: number | null): Promise<void> {
  await db
    .updateTable('payments')
    .set((eb) => ({ check_ms: checkMs, checks: eb('checks', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .execute();
}

/** Open checkouts whose time to pay is over. The partial index `checkouts_due` answers this. */
export const dueCheckouts = (
  db: Queries,
  nowMs: number,
  limit: number,
): Promise<{ id: string; expires_ms: number | null }[]> =>
  db
    .selectFrom('checkouts')
    .select(['id', 'expires_ms'])
    .where('state', '=', 'open')
    .where('expires_ms', '<=', nowMs)
    .where(isDue('close-overdue-orders', 'checkouts.id', nowMs))
    .orderBy('expires_ms')
    .limit(limit)
    .execute();

/** The next number of a refund through a payment, counted under the payment's row lock; undefined past the limit. */
export async function nextRefundNumber(
  tx: Tx,
  paymentId: string,
  limit: number,
): Promise<string | undefined> {
  const counted = await tx
    .updateTable('payments')
    .set((eb) => ({ refund_count: eb('refund_count', '+', 1) }))
    .where('id', '=', paymentId)
    .where('refund_count', '<', limit)
    .returning(['out_trade_no', 'refund_count'])
    .executeTakeFirst();
  return counted && `${counted.out_trade_no}A${String(counted.refund_count).padStart(2, '0')}`;
}

/** What the payment brought and what of it is back or on its way, fen. */
export async function moneyOf(tx: Tx, paymentId: string): Promise<{ paidFen: number; backFen: number }> {
  const { rows } = await sql<{ paid_fen: number; back_fen: number }>`
    select p.paid_fen, coalesce((select sum(r.amount_fen) from refunds r where r.payment_id = p.id), 0)::integer as back_fen
    from payments p where p.id = ${paymentId}`.execute(tx);
  return { paidFen: rows[0]?.paid_fen ?? 0, backFen: rows[0]?.back_fen ?? 0 };
}
