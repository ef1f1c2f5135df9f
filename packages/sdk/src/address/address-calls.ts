import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type { Address, AddressInput } from '@yunyou/contract';
import { prefetchOptions, stayOnPage } from '../core/call-options';
import type { Addresses } from './addresses';

/** The list, and how often it was asked for or changed: an older answer is none. */
export interface AddressList {
  readonly state: { list: readonly Address[] | undefined };
  version: number;
}

const inputOf = ({ provinces, outdated, id, ...input }: Address): AddressInput => input;

export function createAddressCalls(
  api: ApiClient,
  list: AddressList,
): Omit<Addresses, 'state' | 'choice' | 'parse'> {
  async function load(options?: CallOptions): Promise<readonly Address[]> {
    list.version += 1;
    const mine = list.version;
    const loaded = await api.address.getList({}, options);
    if (mine === list.version) list.state.list = loaded;
    return loaded;
  }

  /** What a page shows at once after a change, until the list is there anew. */
  function changed(known: readonly Address[] | undefined): void {
    list.state.list = known;
    load(prefetchOptions).catch(() => {
      // Whoever shows the list loads it.
    });
  }

  return {
    load,
    detail: (id, options) => api.address.detail({ id }, options),
    getDefault: (options) => api.address.getDefault({}, options),
    async add(address, options) {
      const { id } = await api.address.add(address, { ...stayOnPage, ...options });
      changed(undefined);
      return id;
    },
    async edit(address, options) {
      await api.address.edit(address, { ...stayOnPage, ...options });
      changed(undefined);
    },
    async makeDefault(address, options) {
      const { id } = address;
      await api.address.edit({ ...inputOf(address), id, isDefault: true }, { ...stayOnPage, ...options });
      changed(list.state.list?.map((one) => ({ ...one, isDefault: one.id === id })));
    },
    async remove(id, options) {
      await api.address.delete({ id }, { ...stayOnPage, ...options });
      changed(list.state.list?.filter((one) => one.id !== id));
    },
  };
}
