import { certificateType, travellerCheck } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { HandlersFor } from '../../http/request-context';
import { ticketRow } from '../ticket/queries';
import { addContact, contactOf, contactsOf, deleteContact, editContact, maskContact } from './queries';
import { checkContact, checkTraveller } from './rules';

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
    checkContact(contact);
    return { memberFrequentContactsId: await addContact(request, request.memberId, contact) };
  },

  async edit(request, { memberFrequentContactsId: id, ...contact }) {
    await request.db.transaction().execute(async (db) => {
      const deps = { ...request, db };
      const stored = await contactOf(deps, request.memberId, id);
      const masked = maskContact(stored);
      // A masked number that comes back as it was shown was not changed.
      const changed = {
        ...contact,
        idCard:
          contact.idCard === masked.idCard && contact.certType === stored.certType
            ? stored.idCard
            : contact.idCard,
        mobile: contact.mobile === masked.mobile ? stored.mobile : contact.mobile,
      };
      checkContact(changed);
      await editContact(deps, request.memberId, id, changed);
    });
    return null;
  },

  async delete(request, { id }) {
    await deleteContact(request, request.memberId, id);
    return null;
  },

  detail: (request, { id }) => contactOf(request, request.memberId, id),
};
