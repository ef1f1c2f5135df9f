import type { ApiClient, CallOptions } from '@yunyou/api-client';
import {
  type CheckedContact,
  type Contact,
  type ContactInput,
  certificateType,
  type RequestOf,
} from '@yunyou/contract';

export interface TravellerQuery {
  /** Checks every traveller against this product's rules. */
  productId?: string;
  /** Day of the visit, for age rules. Default today. */
  day?: string;
  /** Hides travellers without a document who are not the default one (spec section 5). Default false. */
  hideUndocumented?: boolean;
}

/** The member's frequent travellers. Every call rejects with ApiError. */
export interface Travellers {
  list(query?: TravellerQuery, options?: CallOptions): Promise<CheckedContact[]>;
  /** One traveller, unmasked. */
  detail(id: string, options?: CallOptions): Promise<Contact>;
  /** Resolves to the new traveller's id. */
  add(traveller: ContactInput, options?: CallOptions): Promise<string>;
  edit(traveller: RequestOf<'contacts', 'edit'>, options?: CallOptions): Promise<void>;
  remove(id: string, options?: CallOptions): Promise<void>;
}

/** A person who is typing is never led away by a failure. */
const staying: CallOptions = { abnormalRedirect: false };

export function createTravellers(api: ApiClient): Travellers {
  return {
    async list({ hideUndocumented = false, ...query } = {}, options) {
      const travellers = await api.contacts.list(query, options);
      if (!hideUndocumented) return travellers;
      return travellers.filter(({ isDefault, certType }) => isDefault || certType !== certificateType.none);
    },
    detail: (id, options) => api.contacts.detail({ id }, options),
    async add(traveller, options) {
      const { memberFrequentContactsId } = await api.contacts.add(traveller, { ...staying, ...options });
      return memberFrequentContactsId;
    },
    async edit(traveller, options) {
      await api.contacts.edit(traveller, { ...staying, ...options });
    },
    async remove(id, options) {
      await api.contacts.delete({ id }, { ...staying, ...options });
    },
  };
}
