import type { CallOptions } from '@yunyou/api-client';
import type { CheckedContact, Contact, ContactInput, ContactsEditRequest } from '@yunyou/contract';
import type { Core } from '../core/core';

/** Which travellers are wanted. */
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
  /** The member's travellers; with a product, each with what it has against them. */
  list(query?: TravellerQuery, options?: CallOptions): Promise<CheckedContact[]>;
  /** One traveller, unmasked. */
  detail(id: string, options?: CallOptions): Promise<Contact>;
  /** Resolves to the new traveller's id. */
  add(traveller: ContactInput, options?: CallOptions): Promise<string>;
  /** Changes a traveller; a masked number that comes back stays what it is. */
  edit(traveller: ContactsEditRequest, options?: CallOptions): Promise<void>;
  /** Deletes a traveller; orders keep the name they were placed with. */
  remove(id: string, options?: CallOptions): Promise<void>;
}

export function createTravellers({ lazy }: Pick<Core, 'lazy'>): Travellers {
  const calls = lazy(
    () => import('./traveller-calls'),
    ({ createTravellerCalls }, api) => createTravellerCalls(api),
  );
  return {
    list: calls.method((part) => part.list),
    detail: calls.method((part) => part.detail),
    add: calls.method((part) => part.add),
    edit: calls.method((part) => part.edit),
    remove: calls.method((part) => part.remove),
  };
}
