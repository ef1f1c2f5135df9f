import type { InvoiceState, LocalizedText } from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import { isDue } from '../../core/retries/store';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { InvoiceTables } from './tables';

export type InvoiceRow = Selectable<InvoiceTables['invoices']>;
export type PartyRow = Selectable<InvoiceTables['invoice_parties']>;
export type InvoiceOrderRow = Selectable<InvoiceTables['invoice_orders']>;

export async function insertParty(
  tx: Tx,
  party: Insertable<InvoiceTables['invoice_parties']>,
): Promise<void> {
  await tx.insertInto('invoice_parties').values(party).execute();
}

/** Writes an invoice over orders; false when one of them is on a live one already. */
export async function insertInvoice(
  tx: Tx,
  { items, seller_name, ...invoice }: Omit<InvoiceRow, 'seq'>,
  orders: readonly Omit<InvoiceOrderRow, 'invoice_id'>[],
): Promise<boolean> {
  await tx
    .insertInto('invoices')
    .values({
      ...invoice,
      items: JSON.stringify(items),
      seller_name: JSON.stringify(seller_name),
      reason: JSON.stringify(invoice.reason),
    })
    .execute();
  const written = await tx
    .insertInto('invoice_orders')
    .values(orders.map((order) => ({ ...order, invoice_id: invoice.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .execute();
  return written.length === orders.length;
}

export const partyOf = (db: Queries, id: string): Promise<PartyRow> =>
  db.selectFrom('invoice_parties').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A member's own invoice; not found for anybody else's. */
export async function invoiceOf(db: Queries, memberId: string, id: string): Promise<InvoiceRow> {
  const invoice = await db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!invoice) throw notFound();
  return invoice;
}

export const invoiceById = (db: Queries, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();

/** Reads an invoice and keeps others from changing it until the transaction ends. Orders are locked before. */
export async function lockInvoice(tx: Tx, id: string): Promise<InvoiceRow> {
  const invoice = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) throw notFound();
  return invoice;
}

export const ordersOnInvoice = (db: Queries, id: string): Promise<InvoiceOrderRow[]> =>
  db.selectFrom('invoice_orders').selectAll().where('invoice_id', '=', id).orderBy('order_id').execute();

/** Orders on an invoice with their numbers and titles, in the order they were placed. */
export const namedOrders = (db: Queries, id: string) =>
  db
    .selectFrom('invoice_orders')
    .innerJoin('orders', 'orders.id', 'invoice_orders.order_id')
    .select(['orders.id', 'orders.sn', 'orders.snapshot', 'orders.snapshot_en', 'invoice_orders.amount_fen'])
    .where('invoice_orders.invoice_id', '=', id)
    .orderBy('orders.created_ms')
    .orderBy('orders.id')
    .execute();

/** Changes an invoice. */
export async function setInvoice(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      InvoiceRow,
      'state' | 'number' | 'issued_ms' | 'sent_ms' | 'confirm_by_ms' | 'notices' | 'total_fen' | 'tax_fen'
    >
  > & { reason?: LocalizedText; items?: InvoiceRow['items'] },
): Promise<void> {
  const { reason, items, ...columns } = change;
  await tx
    .updateTable('invoices')
    .set({
      ...columns,
      ...(reason && { reason: JSON.stringify(reason) }),
      ...(items && { items: JSON.stringify(items) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Orders of an invoice may go on another one. */
export async function freeOrders(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('invoice_orders').set({ live: false }).where('invoice_id', '=', id).execute();
}

/** What an invoice says of each order now; those that are not named leave it. */
export async function setOrderAmounts(
  tx: Tx,
  id: string,
  amounts: readonly { orderId: string; amountFen: number }[],
): Promise<void> {
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as w("orderId" text, "amountFen" integer)
    ), gone as (
      delete from invoice_orders where invoice_id = ${id} and order_id not in (select "orderId" from wanted)
    )
    update invoice_orders io set amount_fen = w."amountFen"
    from wanted w where io.invoice_id = ${id} and io.order_id = w."orderId"`.execute(tx);
}

/** The issued invoice that an order is on, locked; undefined without one. */
export const lockIssuedOf = (tx: Tx, orderId: string): Promise<InvoiceRow | undefined> =>
  tx
    .selectFrom('invoices')
    .innerJoin('invoice_orders', 'invoice_orders.invoice_id', 'invoices.id')
    .selectAll('invoices')
    .where('invoice_orders.order_id', '=', orderId)
    .where('invoice_orders.live', '=', true)
    .where('invoices.state', 'in', ['issued', 'redAwaitingBuyer'])
    .forUpdate('invoices')
    .executeTakeFirst();

/** Whether an order is on a special invoice that was issued. */
export async function hasIssuedSpecial(db: Queries, orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('invoice_orders')
    .innerJoin('invoices', 'invoices.id', 'invoice_orders.invoice_id')
    .select('invoices.id')
    .where('invoice_orders.order_id', '=', orderId)
    .where('invoice_orders.live', '=', true)
    .where('invoices.type', '=', 'special')
    .where('invoices.state', 'in', ['issued', 'redAwaitingBuyer'])
    .executeTakeFirst();
  return found !== undefined;
}

export const redOf = (db: Queries, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('red_of_id', '=', id).executeTakeFirst();

/** A page of a member's invoices, newest first. */
export async function invoicesOf(
  db: Queries,
  memberId: string,
  { page, size }: { page: number; size: number },
) {
  const [rows, counted] = await Promise.all([
    db
      .selectFrom('invoices')
      .innerJoin('invoice_parties', 'invoice_parties.id', 'invoices.party_id')
      .selectAll('invoices')
      .select([
        'invoice_parties.title_cipher',
        (eb) =>
          eb
            .selectFrom('invoice_orders')
            .whereRef('invoice_orders.invoice_id', '=', 'invoices.id')
            .select((of) => of.fn.countAll<number>().as('count'))
            .as('order_count'),
      ])
      .where('invoices.member_id', '=', memberId)
      .orderBy('invoices.seq', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('invoices')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/** All invoices that share a party: an invoice, its red-letter invoice, the new one and so on, the oldest first. */
export const chainOf = (db: Queries, partyId: string): Promise<InvoiceRow[]> =>
  db.selectFrom('invoices').selectAll().where('party_id', '=', partyId).orderBy('seq').execute();

const idsWhere = async (
  db: Queries,
  {
    states,
    job,
    nowMs,
    limit,
  }: { states: readonly InvoiceState[]; job: string; nowMs: number; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('state', 'in', [...states])
    .where(isDue(job, 'invoices.id', nowMs))
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Invoices that were asked for and are not issued; those that wait for another try are left out. */
export const unissuedInvoices = (db: Queries, job: string, nowMs: number, limit: number): Promise<string[]> =>
  idsWhere(db, { states: ['submitted', 'issuing'], job, nowMs, limit });

/** Raises red-letter notices again that nobody has confirmed in time. */
export async function raiseLapsedNotices(
  db: Queries,
  { nowMs, confirmMs }: { nowMs: number; confirmMs: number },
): Promise<void> {
  await db
    .updateTable('invoices')
    .set((eb) => ({ confirm_by_ms: nowMs + confirmMs, notices: eb('notices', '+', 1) }))
    .where('state', '=', 'redAwaitingBuyer')
    .where('confirm_by_ms', '<=', nowMs)
    .execute();
}
