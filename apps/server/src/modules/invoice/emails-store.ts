import type { Insertable, Selectable } from 'kysely';
import { isDue } from '../../core/retries/store';
import type { Queries, Tx } from '../../database/connect';
import type { InvoiceTables } from './tables';

export type EmailRow = Selectable<InvoiceTables['invoice_emails']>;

export async function insertEmail(tx: Tx, email: Insertable<InvoiceTables['invoice_emails']>): Promise<void> {
  await tx.insertInto('invoice_emails').values(email).execute();
}

/** How many e-mails a member has asked for since an instant. The member must be locked. */
export async function countAsked(tx: Tx, memberId: string, sinceMs: number): Promise<number> {
  const { count } = await tx
    .selectFrom('invoice_emails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('asked', '=', true)
    .where('created_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}

export const unsentEmails = async (
  db: Queries,
  { job, nowMs, limit }: { job: string; nowMs: number; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('invoice_emails')
    .select('id')
    .where('sent_ms', 'is', null)
    .where(isDue(job, 'invoice_emails.id', nowMs))
    .orderBy('created_ms')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

export const emailById = (db: Queries, id: string): Promise<EmailRow | undefined> =>
  db.selectFrom('invoice_emails').selectAll().where('id', '=', id).executeTakeFirst();

export async function markEmailSent(db: Queries, id: string, nowMs: number): Promise<void> {
  await db.updateTable('invoice_emails').set({ sent_ms: nowMs }).where('id', '=', id).execute();
}

/** The kept document of an invoice. */
export const storedPdf = (db: Queries, invoiceId: string) =>
  db.selectFrom('invoice_pdfs').selectAll().where('invoice_id', '=', invoiceId).executeTakeFirst();

export async function storePdf(
  db: Queries,
  pdf: { invoice_id: string; sha256: string; data: Buffer },
): Promise<void> {
  await db
    .insertInto('invoice_pdfs')
    .values(pdf)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
