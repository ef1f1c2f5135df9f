import type { Contact, ContactInput } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { cell, type DataProtection, documentIndex } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { checkContact, maskContact, normaliseCertificate } from './rules';
import {
  clearDefaultContact,
  contactOf,
  contactWithDocument,
  countContacts,
  insertContact,
  lockContacts,
  updateContact,
} from './store';

interface Deps {
  tx: Tx;
  protection: DataProtection;
}

/** A member may keep so many travellers. */
const MAX_CONTACTS = 100;

/** Adds a traveller; with `update`, overwrites the one who has the same document. */
export async function addContact(
  { tx, clock, protection }: Deps & { clock: Clock },
  memberId: string,
  contact: ContactInput,
): Promise<string> {
  checkContact(contact);
  // One at a time per member: the limit and the single default hold under any concurrency.
  await lockContacts(tx, memberId);
  const knownId = await contactWithDocument(tx, memberId, indexOf(protection, contact));
  if (knownId !== undefined && !contact.update) throw duplicate();
  if (contact.isDefault) await clearDefaultContact(tx, memberId);
  if (knownId !== undefined) {
    await updateContact(tx, memberId, knownId, {
      ...columnsOf(protection, contact, knownId),
      ...(contact.isDefault && { is_default: true }),
    });
    return knownId;
  }
  if ((await countContacts(tx, memberId)) >= MAX_CONTACTS) throw refuse('contactLimit');
  const id = newId();
  await insertContact(tx, {
    id,
    member_id: memberId,
    ...columnsOf(protection, contact, id),
    is_default: contact.isDefault ?? false,
    created_ms: clock.now(),
  });
  return id;
}

/** Changes a traveller. A masked number that comes back as it was shown was not changed. */
export async function editContact(
  { tx, protection }: Deps,
  memberId: string,
  id: string,
  contact: ContactInput,
): Promise<void> {
  const changed = unmasked(contact, await contactOf({ db: tx, protection }, memberId, id));
  checkContact(changed);
  await lockContacts(tx, memberId);
  const otherId = await contactWithDocument(tx, memberId, indexOf(protection, changed), id);
  if (otherId !== undefined) throw duplicate();
  if (changed.isDefault) await clearDefaultContact(tx, memberId);
  await updateContact(tx, memberId, id, {
    ...columnsOf(protection, changed, id),
    ...(changed.isDefault !== undefined && { is_default: changed.isDefault }),
  });
}

const duplicate = () => refuse('contactDuplicate', { fields: [{ field: 'idCard', reason: 'duplicate' }] });

function unmasked(contact: ContactInput, stored: Contact): ContactInput {
  const masked = maskContact(stored);
  return {
    ...contact,
    idCard:
      contact.idCard === masked.idCard && contact.certType === stored.certType
        ? stored.idCard
        : contact.idCard,
    mobile: contact.mobile === masked.mobile ? stored.mobile : contact.mobile,
  };
}

const indexOf = (protection: DataProtection, { certType, idCard }: ContactInput) =>
  documentIndex(protection, { certType, idCard: normaliseCertificate({ certType, idCard }) });

function columnsOf(protection: DataProtection, contact: ContactInput, id: string) {
  const cipher = (column: string, text: string) => protection.encrypt(text, cell('contacts', column, id));
  return {
    name_cipher: cipher('name_cipher', contact.name),
    cert_type: contact.certType,
    cert_cipher: cipher('cert_cipher', normaliseCertificate(contact)),
    cert_index: indexOf(protection, contact),
    mobile_cipher: cipher('mobile_cipher', contact.mobile),
  };
}
