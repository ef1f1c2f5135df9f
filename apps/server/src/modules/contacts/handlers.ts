import { certificateType, travellerCheck } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { inTransaction } from '../../database/transaction';
import type { HandlersFor } from '../../http/request-context';
import { ticketRow } from '../ticket/store';
import { addContact, editContact } from './keep-contact';
import { checkTraveller, maskContact } from './rules';
import { contactOf, contactsOf, deleteContact } from './store';

export const contacts: HandlersFor<'contacts'> = {
  async list(request, { productId, day }) {
    const all = await contactsOf(request, request.memberId);
    if (!productId)
      return all.map((contact) => ({ ...maskContact(contact), checkCode: travellerCheck.normal }));
    const ticket = await ticketRow(request.db, productId);
    const visit = day ?? dayOf(request.clock.now());
    // Spec section 5: where documents matter, entries without one are hidden, except the default traveller.
    const namesTravellers = ticket.traveller_rule !== 'none';
    return all
      .filter((contact) => !namesTravellers || contact.isDefault || contact.certType !== certificateType.none)
      .map((contact) => ({ ...maskContact(contact), checkCode: checkTraveller(ticket, contact, visit) }));
  },

  async add(request, contact) {
    return { memberFrequentContactsId: await addContact(request, request.memberId, contact) };
  },

  async edit({ db, protection, memberId }, { memberFrequentContactsId: id, ...contact }) {
    await inTransaction(db, (tx) => editContact({ tx, protection }, memberId, id, contact));
    return null;
  },

  async delete(request, { id }) {
    await deleteContact(request, request.memberId, id);
    return null;
  },

  detail: (request, { id }) => contactOf(request, request.memberId, id),
};
