import type { Contact } from '@yunyou/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { normaliseCertificate } from './rules';
import type { ContactTables } from './tables';

interface Deps {
  db: Queries;
  protection: DataProtection;
}

type ContactRow = Selectable<ContactTables['contacts']>;

/** A traveller as their member sees them. */
const readContact = (protection: DataProtection, row: ContactRow): Contact => ({
  memberFrequentContactsId: row.id,
  name: protection.decrypt(row.name_cipher, cell('contacts', 'name_cipher', row.id)),
  certType: row.cert_type,
  // What an earlier release stored with 15 digits is read with 18.
  idCard: normaliseCertificate({
    certType: row.cert_type,
    idCard: protection.decrypt(row.cert_cipher, cell('contacts', 'cert_cipher', row.id)),
  }),
  mobile: protection.decrypt(row.mobile_cipher, cell('contacts', 'mobile_cipher', row.id)),
  isDefault: row.is_default,
});

export async function contactsOf(
  { db, protection }: Deps,
  memberId: string,
  ids?: readonly string[],
): Promise<Contact[]> {
  let query = db.selectFrom('contacts').selectAll().where('member_id', '=', memberId);
  if (ids) query = query.where('id', 'in', ids.length > 0 ? [...ids] : ['']);
  const rows = await query.orderBy('is_default', 'desc').orderBy('created_ms').orderBy('id').execute();
  return rows.map((row) => readContact(protection, row));
}

export async function contactOf({ db, protection }: Deps, memberId: string, id: string): Promise<Contact> {
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return readContact(protection, row);
}

/** The traveller who has this document, `exceptId` aside. */
export async function contactWithDocument(
  db: Queries,
  memberId: string,
  certIndex: string | null,
  exceptId = '',
): Promise<string | undefined> {
  if (certIndex === null) return undefined;
  const row = await db
    .selectFrom('contacts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('cert_index', '=', certIndex)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row?.id;
}

export async function countContacts(db: Queries, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps others from changing this member's travellers until the transaction ends. */
export async function lockContacts(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
}

export async function insertContact(tx: Tx, row: Insertable<ContactTables['contacts']>): Promise<void> {
  await tx.insertInto('contacts').values(row).execute();
}

export async function updateContact(
  tx: Tx,
  memberId: string,
  id: string,
  columns: Updateable<ContactTables['contacts']>,
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set(columns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute();
}

export async function clearDefaultContact(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('contacts').set({ is_default: false }).where('member_id', '=', memberId).execute();
}

export async function deleteContact({ db }: { db: Queries }, memberId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('contacts')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
}
