import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import type { CartAddCartRequest, CartItem } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { prefetchOptions, stayOnPage } from '../core/call-options';
import { parseJson } from '../core/parse-json';
import type { Cart, CartStore, CartWish } from './cart';
import type { GuestItem } from './guest-cart';
import { cartListKey } from './storage-keys';

type Item = CartAddCartRequest;
type CartList = NonNullable<CartStore['state']['list']>;

/** A member's cart on the server; the last list is kept on the device. */
export function createCartCalls(api: ApiClient, store: CartStore, storage: TextStorage) {
  const { state } = store;
  /** The changes of a SKU that are being sent. */
  const sending = new Map<string, Promise<CartWish>>();

  function take(list: CartList): CartList {
    state.list = list;
    state.count = list.count;
    storage.set(cartListKey, JSON.stringify(list));
    const known = [...list.shops.flatMap(({ items }) => items), ...list.invalid].map(
      ({ skuDetailId }) => skuDetailId,
    );
    const gone = state.selected.filter((id) => !known.includes(id));
    if (gone.length > 0) store.select(gone, false);
    return list;
  }

  async function load(options?: CallOptions): Promise<CartList> {
    store.version += 1;
    const mine = store.version;
    try {
      const list = await api.cart.list({}, options);
      return mine === store.version ? take(list) : list;
    } catch (error) {
      // Without a network the last list is there, to be read.
      const kept = parseJson(storage.get(cartListKey));
      if (isApiError(error) && error.kind === 'network' && mine === store.version && isCartList(kept)) {
        state.list ??= kept;
      }
      throw error;
    }
  }

  /**
   * Sends differences, one call at a time, until the server has what the person wants: wishes that come meanwhile are sent
   * after, also those that come while the list is loaded in the end.
   */
  async function send(item: CartItem): Promise<CartWish> {
    const { supplierId, shopName, skuDetailId, productId } = item;
    let has = item.amount;
    for (;;) {
      const wanted = state.wanted[skuDetailId] ?? has;
      let capped = false;
      if (wanted !== has) {
        const amount = Math.abs(wanted - has);
        const change = { supplierId, shopName, skuDetailId, productId, amount };
        const send = wanted > has ? api.cart.addCart : api.cart.reduceCart;
        const answer = await send(change, { ...stayOnPage, silent: true });
        has = answer.amount;
        // All that fits is there: more cannot be had by asking again.
        capped = has < wanted;
        if (!capped && state.wanted[skuDetailId] !== has) continue;
      }
      await load(prefetchOptions).catch(() => {});
      if (state.wanted[skuDetailId] === wanted) return { amount: has, capped };
    }
  }

  return {
    load,
    count: () => api.cart.countCart({}),
    add: (item: Item, options?: CallOptions) => api.cart.addCart(item, { ...stayOnPage, ...options }),
    merge: (items: GuestItem[], mergeKey: string) =>
      api.cart.merge({ items }, { ...prefetchOptions, idempotencyKey: mergeKey }),

    setAmount(item: CartItem, amount: number): Promise<CartWish> {
      const { skuDetailId } = item;
      state.wanted = { ...state.wanted, [skuDetailId]: amount };
      const running = sending.get(skuDetailId);
      if (running) return running;
      const mine = send(item)
        .catch(async (error) => {
          await load(prefetchOptions).catch(() => {});
          throw error;
        })
        .finally(() => {
          sending.delete(skuDetailId);
          const { [skuDetailId]: _, ...left } = state.wanted;
          state.wanted = left;
        });
      sending.set(skuDetailId, mine);
      return mine;
    },

    async change(skuDetailId: string, toSkuDetailId: string, amount: number, options?: CallOptions) {
      const isSelected = state.selected.includes(skuDetailId);
      take(await api.cart.change({ skuDetailId, toSkuDetailId, amount }, { ...stayOnPage, ...options }));
      store.select([toSkuDetailId], isSelected);
    },
    async remove(skuDetailIds: readonly string[], options?: CallOptions) {
      take(await api.cart.remove({ skuDetailIds: [...skuDetailIds] }, { ...stayOnPage, ...options }));
    },
    async clearInvalid(options?: CallOptions) {
      take(await api.cart.clearInvalid({}, { ...stayOnPage, ...options }));
    },
  } satisfies Omit<Cart, 'state' | 'add' | 'loadCount' | 'select' | 'takeMerged' | 'guestItems'> &
    Record<string, unknown>;
}

function isCartList(value: unknown): value is CartList {
  const { shops, invalid }: Record<string, unknown> = { ...Object(value) };
  return Array.isArray(shops) && Array.isArray(invalid);
}
