import { inTransaction } from '../../database/transaction';
import type { HandlersFor } from '../../http/request-context';
import { addAddress, deleteAddress, editAddress } from './keep-address';
import { maskAddress } from './rules';
import { addressesOf, addressOf, defaultAddressOf } from './store';

export const address: HandlersFor<'address'> = {
  async getList(request) {
    const all = await addressesOf(request, request.memberId);
    return all.map(maskAddress);
  },

  async add(request, input) {
    return { id: await addAddress(request, request.memberId, input) };
  },

  async edit({ db, protection, memberId }, { id, ...input }) {
    await inTransaction(db, (tx) => editAddress({ tx, protection }, memberId, id, input));
    return null;
  },

  async delete({ db, memberId }, { id }) {
    await inTransaction(db, (tx) => deleteAddress(tx, memberId, id));
    return null;
  },

  detail: (request, { id }) => addressOf(request, request.memberId, id),

  async getDefault(request) {
    const found = await defaultAddressOf(request, request.memberId);
    return found && maskAddress(found);
  },
};
