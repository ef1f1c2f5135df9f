import type { PriceLine, Scope } from './input';

/** What a scope looks at. */
export type ScopedLine = Pick<PriceLine, 'shopId' | 'placeId' | 'kind' | 'productId' | 'categoryIds'>;

/** Whether an offer of `shopId` (null: the platform) with this scope concerns the line. */
export function covers(line: ScopedLine, offer: { shopId: string | null; scope: Scope }): boolean {
  if (offer.shopId !== null && offer.shopId !== line.shopId) return false;
  const { kind, ids = [], excludedProductIds = [] } = offer.scope;
  if (excludedProductIds.includes(line.productId)) return false;
  switch (kind) {
    case 'all':
      return true;
    case 'kinds':
      return ids.includes(line.kind);
    case 'shops':
      return ids.includes(line.shopId) || (line.placeId !== undefined && ids.includes(line.placeId));
    case 'categories':
      return line.categoryIds?.some((id) => ids.includes(id)) ?? false;
    case 'products':
      return ids.includes(line.productId);
  }
}
