import { goodsType } from '@yunyou/contract';
import { productDetailUrl } from '@yunyou/navigation';
import { hrefs } from '@yunyou/navigation/pages';
import type { FavoriteRecord } from '@yunyou/sdk';

/** The page of a favourite. */
export function favoriteHref({ kind, id }: Pick<FavoriteRecord, 'kind' | 'id'>): string {
  switch (kind) {
    case 'spot':
      return hrefs.scenicSpotDetail({ id });
    case 'hotel':
      return hrefs.hotelDetail({ id });
    case 'shop':
      return hrefs.shopHome({ supplierId: id });
    default:
      return productDetailUrl({ id, goodsType: goodsType[kind] });
  }
}
