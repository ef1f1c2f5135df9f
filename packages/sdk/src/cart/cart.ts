import type { CallOptions } from '@yunyou/api-client';
import type { CartItem, Cart as CartList, ResponseOf } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';
import type { SessionStore } from '../session/session-store';
import { createGuestCart, type GuestItem } from './guest-cart';
import { cartListKey, selectionKey } from './storage-keys';

/** What is put into the cart, as its page shows it. */
export interface CartAddition {
  readonly product: { readonly id: string; readonly supplierId: string; readonly shopName: string };
  readonly sku: { readonly skuDetailId: string; readonly priceFen: number };
  readonly amount: number;
}

/** What became of an addition. `capped`: not all of it fitted. `full`: no other thing fits into a guest's cart. */
export interface CartAdded {
  readonly amount: number;
  readonly capped: boolean;
  readonly full: boolean;
}

/** What is known of the cart. */
export interface CartState {
  /** Pieces that can be bought, for the badge; a guest's are those of the device. */
  readonly count: number;
  /** A member's cart; undefined until it is loaded. */
  readonly list: CartList | undefined;
  /** Amounts that are being changed, by SKU: what the person wants. */
  readonly wanted: Readonly<Record<string, number>>;
  /** SKUs that are chosen to be bought, on this device. */
  readonly selected: readonly string[];
  /** What became of a guest's cart at the login, until it was told. */
  readonly merged: CartMerge | undefined;
}

/** What became of a wanted amount. `capped`: not all of it fitted. */
export interface CartWish {
  readonly amount: number;
  readonly capped: boolean;
}

export type CartMerge = ResponseOf<'cart', 'merge'>;

/** The cart: of a member on the server, of a guest on the device, merged at the login. Calls reject with ApiError. */
export interface Cart {
  /** A valtio proxy. */
  readonly state: CartState;
  /** Puts pieces in. Rejects with `soldOut`, `notOnSale`, `skuGone` or `cartFull`. */
  add(addition: CartAddition, options?: CallOptions): Promise<CartAdded>;
  /** Loads a member's cart into `state`. Without a network the last one is there, and it rejects. */
  load(options?: CallOptions): Promise<CartList>;
  /** Loads the number for the badge. Never rejects. */
  loadCount(): Promise<void>;
  /**
   * Wants an amount of an item: at once in `state`, sent as the difference, one call at a time for a SKU. Resolves to what the
   * server has; after a refusal the list is what the server says.
   */
  setAmount(item: CartItem, amount: number): Promise<CartWish>;
  /** Another option in place of one. */
  change(skuDetailId: string, toSkuDetailId: string, amount: number, options?: CallOptions): Promise<void>;
  remove(skuDetailIds: readonly string[], options?: CallOptions): Promise<void>;
  clearInvalid(options?: CallOptions): Promise<void>;
  /** Chooses items to buy, or takes them out of the choice; stays on the device. */
  select(skuDetailIds: readonly string[], selected: boolean): void;
  /** Takes what is to be told of the merge at the login, once. */
  takeMerged(): CartMerge | undefined;
  /** What a guest has put in, at the prices of then; on the device. */
  guestItems(): readonly GuestItem[];
}

/** State that the lazy part writes. */
export interface CartStore {
  readonly state: {
    count: number;
    list: CartList | undefined;
    wanted: Record<string, number>;
    selected: string[];
    merged: CartMerge | undefined;
  };
  /** Lists that were asked for: an older answer is none. */
  version: number;
  select(skuDetailIds: readonly string[], selected: boolean): void;
}

export function createCart(core: Core, { isLoggedIn }: Pick<SessionStore, 'isLoggedIn'>): Cart {
  const { host, random, events, lazy, onLogout } = core;
  const guest = createGuestCart(host.storage, random);
  const chosen = parseJson(host.storage.get(selectionKey));
  const state = proxy<CartStore['state']>({
    count: 0,
    list: undefined,
    wanted: {},
    selected: Array.isArray(chosen) ? chosen.filter((one) => typeof one === 'string') : [],
    merged: undefined,
  });
  const store: CartStore = { state, version: 0, select };

  function select(skuDetailIds: readonly string[], selected: boolean): void {
    const others = state.selected.filter((one) => !skuDetailIds.includes(one));
    state.selected = selected ? [...others, ...skuDetailIds] : others;
    host.storage.set(selectionKey, JSON.stringify(state.selected));
  }

  const calls = lazy(
    () => import('./cart-calls'),
    ({ createCartCalls }, api) => createCartCalls(api, store, host.storage),
  );

  let merging: Promise<void> | undefined;
  /** A cart that was filled before the login goes to the member first; its key makes a second try harmless. */
  function mergeGuest(): Promise<void> {
    merging ??= sendGuest().finally(() => {
      merging = undefined;
    });
    return merging;
  }

  async function sendGuest(): Promise<void> {
    const kept = guest.read();
    if (!isLoggedIn() || !kept || kept.items.length === 0) return;
    const merged = await (await calls()).merge(kept.items, kept.mergeKey);
    guest.clear();
    select(
      kept.items.map(({ skuDetailId }) => skuDetailId),
      true,
    );
    state.merged = merged;
  }

  async function loadCount(): Promise<void> {
    if (!isLoggedIn()) {
      state.count = guest.count();
      return;
    }
    try {
      await mergeGuest();
      state.count = await (await calls()).count();
    } catch {
      // The badge stays as it was; the next page asks again.
    }
  }

  events.on('loginSuccess', () => void loadCount());
  events.on('loggedOut', () => {
    store.version += 1;
    host.storage.remove(cartListKey);
    Object.assign(state, { count: guest.count(), list: undefined, wanted: {} });
  });
  onLogout(() => {
    guest.clear();
    host.storage.remove(selectionKey);
    Object.assign(state, { count: 0, selected: [], merged: undefined });
  });

  return {
    state,
    async add({ product, sku, amount }, options) {
      const { id: productId, supplierId, shopName } = product;
      const { skuDetailId, priceFen } = sku;
      const item = { supplierId, shopName, skuDetailId, productId, amount };
      if (!isLoggedIn()) {
        const added = guest.add({ ...item, addedPriceFen: priceFen });
        state.count = guest.count();
        return added;
      }
      const added = await (await calls()).add(item, options);
      select([skuDetailId], true);
      void loadCount();
      return { ...added, full: false };
    },
    async load(options) {
      // The list is to have what the guest had put in; without that it is better than none.
      await mergeGuest().catch(() => {});
      return (await calls()).load(options);
    },
    loadCount,
    setAmount: calls.method((part) => part.setAmount),
    change: calls.method((part) => part.change),
    remove: calls.method((part) => part.remove),
    clearInvalid: calls.method((part) => part.clearInvalid),
    select,
    guestItems: () => guest.read()?.items ?? [],
    takeMerged() {
      const { merged } = state;
      state.merged = undefined;
      return merged;
    },
  };
}
