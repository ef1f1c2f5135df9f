import type { ApiClient } from '@yunyou/api-client';
import { certificateType } from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Travellers } from './travellers';

export function createTravellerCalls(api: ApiClient): Travellers {
  return {
    async list({ hideUndocumented = false, ...query } = {}, options) {
      const travellers = await api.contacts.list(query, options);
      if (!hideUndocumented) return travellers;
      return travellers.filter(({ isDefault, certType }) => isDefault || certType !== certificateType.none);
    },
    detail: (id, options) => api.contacts.detail({ id }, options),
    async add(traveller, options) {
      const { memberFrequentContactsId } = await api.contacts.add(traveller, { ...stayOnPage, ...options });
      return memberFrequentContactsId;
    },
    async edit(traveller, options) {
      await api.contacts.edit(traveller, { ...stayOnPage, ...options });
    },
    async remove(id, options) {
      await api.contacts.delete({ id }, { ...stayOnPage, ...options });
    },
  };
}
