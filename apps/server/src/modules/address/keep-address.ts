import { type AddressInput, addressMax } from '@yunyou/contract';
import { maskMobile } from '@yunyou/validators';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { addressColumns } from './address-columns';
import { checkAddress } from './rules';
import {
  addressOf,
  clearDefaultAddress,
  defaultToNewest,
  insertAddress,
  lockAddresses,
  removeAddress,
  updateAddress,
} from './store';

interface Deps {
  tx: Tx;
  protection: DataProtection;
}

/** Adds an address; resolves to its id. The limit and the single default hold under any concurrency. */
export async function addAddress(
  { tx, protection }: Deps,
  memberId: string,
  address: AddressInput,
): Promise<string> {
  checkAddress(address);
  await lockAddresses(tx, memberId);
  if (address.isDefault) await clearDefaultAddress(tx, memberId);
  const id = newId();
  const added = await insertAddress(tx, {
    id,
    member_id: memberId,
    is_default: address.isDefault,
    ...columnsOf(protection, address, id),
  });
  if (!added) throw refuse('addressLimit', { detail: { n: addressMax } });
  return id;
}

/** Changes an address. A masked number that comes back as it was shown was not changed. */
export async function editAddress(
  { tx, protection }: Deps,
  memberId: string,
  id: string,
  address: AddressInput,
): Promise<void> {
  await lockAddresses(tx, memberId);
  const stored = await addressOf({ db: tx, protection }, memberId, id);
  const isKept = address.mobile === maskMobile(stored.mobile);
  const changed = isKept ? { ...address, mobile: stored.mobile } : address;
  checkAddress(changed, stored);
  if (changed.isDefault && !stored.isDefault) await clearDefaultAddress(tx, memberId);
  await updateAddress(tx, memberId, id, {
    ...columnsOf(protection, changed, id),
    ...(changed.isDefault && { is_default: true }),
  });
}

/** Deletes an address; the newest other one takes its place as the default. */
export async function deleteAddress(tx: Tx, memberId: string, id: string): Promise<void> {
  await lockAddresses(tx, memberId);
  if (await removeAddress(tx, memberId, id)) await defaultToNewest(tx, memberId);
}

/** What is stored of an address, besides whose it is and whether it is the default. */
export const columnsOf = (protection: DataProtection, address: AddressInput, id: string) => ({
  ...addressColumns(protection, { table: 'addresses', id }, address),
  tag: address.tag,
});
