import { type InvoiceTitle, invoiceTitles } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import type { Title } from './tables';

const at = (id: string) => cell('invoice_titles', 'title_cipher', id);

export const sealTitle = (protection: DataProtection, id: string, title: Title): string =>
  protection.encrypt(JSON.stringify(title), at(id));

/** A member's title book, the default first, then the newest. */
export async function titlesOf(
  { db, protection }: { db: Queries; protection: DataProtection },
  memberId: string,
): Promise<InvoiceTitle[]> {
  const rows = await db
    .selectFrom('invoice_titles')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ id, title_cipher, is_default }) => ({
    id,
    ...(JSON.parse(protection.decrypt(title_cipher, at(id))) as Title),
    isDefault: is_default,
  }));
}

/** Keeps others from changing this member's titles, and from asking for more e-mails, until the transaction ends. */
export async function lockMemberRow(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
}

/** Adds a title while there is room for it; the first is the default. Resolves to whether there was. Needs the lock. */
export async function insertTitle(
  tx: Tx,
  title: { id: string; memberId: string; cipher: string; isDefault: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into invoice_titles (id, member_id, title_cipher, is_default)
    select ${title.id}, ${title.memberId}, ${title.cipher}, ${title.isDefault}::boolean or count(*) = 0
    from invoice_titles where member_id = ${title.memberId}
    having count(*) < ${invoiceTitles}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function updateTitle(tx: Tx, memberId: string, id: string, cipher: string): Promise<void> {
  const changed = await tx
    .updateTable('invoice_titles')
    .set({ title_cipher: cipher })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw notFound();
}

export async function clearDefaultTitle(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('invoice_titles')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
}

export async function makeDefaultTitle(tx: Tx, memberId: string, id: string): Promise<void> {
  const changed = await tx
    .updateTable('invoice_titles')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw notFound();
}

/** Deletes a title; the newest other one takes its place as the default. */
export async function removeTitle(tx: Tx, memberId: string, id: string): Promise<void> {
  const removed = await tx
    .deleteFrom('invoice_titles')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('is_default')
    .executeTakeFirst();
  if (!removed) throw notFound();
  if (!removed.is_default) return;
  await sql`
    update invoice_titles set is_default = true where id = (
      select id from invoice_titles where member_id = ${memberId} order by seq desc limit 1)`.execute(tx);
}
