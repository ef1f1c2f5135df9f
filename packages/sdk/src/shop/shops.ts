import type { ShopDetail, ShopHome } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of shops. The server answers in the person's language. */
export interface ShopReads {
  /** A shop with its coupons, activities and categories. */
  readonly shopHome: CachedRead<[supplierId: string], ShopHome>;
  /** Who a shop is: licence, contact, promises. */
  readonly shopDetail: CachedRead<[supplierId: string], ShopDetail>;
}

export const createShopReads = (read: CreateRead): ShopReads => ({
  shopHome: read('shopHome', ({ api, options }, supplierId: string) =>
    api.shop.home({ supplierId }, options),
  ),
  shopDetail: read('shopDetail', ({ api, options }, supplierId: string) =>
    api.shop.detail({ supplierId }, options),
  ),
});
