import type { Contact, ContactInput } from '@yunyou/contract';
import { certificateType } from '@yunyou/contract';
import { maskIdCard, maskMobile } from '@yunyou/validators';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context';
import type { Database } from '../../database/tables';
import { notFound, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { normaliseCertificate } from './rules';

type Deps = Pick<AppContext, 'db' | 'clock' | 'protection'>;
type ContactRow = Selectable<Database['contacts']>;

/** A member may keep so many travellers. */
const MAX_CONTACTS = 100;

/** A traveller as their member sees them; `certType` of the database is one of the contract's. */
export function readContact(protection: AppContext['protection'], row: ContactRow): Contact {
  return {
    memberFrequentContactsId: row.id,
    name: protection.decrypt(row.name_cipher),
    certType: row.cert_type as Contact['certType'],
    idCard: protection.decrypt(row.cert_cipher),
    mobile: protection.decrypt(row.mobile_cipher),
    isDefault: row.is_default,
  };
}

export const maskContact = (contact: Contact): Contact => ({
  ...contact,
  idCard: maskIdCard(contact.idCard),
  mobile: maskMobile(contact.mobile),
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

function columnsOf({ protection }: Deps, contact: ContactInput) {
  const certificate = normaliseCertificate(contact.idCard);
  const hasDocument = contact.certType !== certificateType.none;
  return {
    name_cipher: protection.encrypt(contact.name),
    cert_type: contact.certType,
    cert_cipher: protection.encrypt(certificate),
    cert_index: hasDocument ? protection.index(`certificate ${contact.certType}`, certificate) : null,
    mobile_cipher: protection.encrypt(contact.mobile),
  };
}

/** Adds a traveller; with `update`, overwrites the one who has the same document. */
export async function addContact(deps: Deps, memberId: string, contact: ContactInput): Promise<string> {
  const { db, clock } = deps;
  // One at a time per member: the limit and the single default hold under any concurrency.
  await db.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
  const columns = columnsOf(deps, contact);
  const known = columns.cert_index
    ? await db
        .selectFrom('contacts')
        .select('id')
        .where('member_id', '=', memberId)
        .where('cert_type', '=', columns.cert_type)
        .where('cert_index', '=', columns.cert_index)
        .executeTakeFirst()
    : undefined;
  if (known && !contact.update)
    throw refuse('contactDuplicate', { fields: [{ field: 'idCard', reason: 'duplicate' }] });
  if (contact.isDefault) await clearDefault(deps, memberId);
  if (known) {
    await db
      .updateTable('contacts')
      .set({ ...columns, ...(contact.isDefault && { is_default: true }) })
      .where('id', '=', known.id)
      .execute();
    return known.id;
  }
  const { count } = await db
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_CONTACTS) throw refuse('contactLimit');
  const id = newId();
  await db
    .insertInto('contacts')
    .values({
      id,
      member_id: memberId,
      ...columns,
      is_default: contact.isDefault ?? false,
      created_ms: clock.now(),
    })
    .execute();
  return id;
}

export async function editContact(
  deps: Deps,
  memberId: string,
  id: string,
  contact: ContactInput,
): Promise<void> {
  const { db } = deps;
  await db.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
  const columns = columnsOf(deps, contact);
  if (columns.cert_index) {
    const other = await db
      .selectFrom('contacts')
      .select('id')
      .where('member_id', '=', memberId)
      .where('cert_type', '=', columns.cert_type)
      .where('cert_index', '=', columns.cert_index)
      .where('id', '!=', id)
      .executeTakeFirst();
    if (other) throw refuse('contactDuplicate', { fields: [{ field: 'idCard', reason: 'duplicate' }] });
  }
  if (contact.isDefault) await clearDefault(deps, memberId);
  await db
    .updateTable('contacts')
    .set({ ...columns, ...(contact.isDefault !== undefined && { is_default: contact.isDefault }) })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute();
}

export async function deleteContact({ db }: Deps, memberId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('contacts')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
}

async function clearDefault({ db }: Deps, memberId: string) {
  await db.updateTable('contacts').set({ is_default: false }).where('member_id', '=', memberId).execute();
}
