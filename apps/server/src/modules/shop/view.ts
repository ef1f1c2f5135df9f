import type { Locale, ResponseOf, ShopSummary } from '@yunyou/contract';
import { averageOf } from '../review/rating';
import type { CategoryRow, ShopRow } from './store';

type Category = ResponseOf<'shop', 'home'>['categories'][number];

/** A shop in short. */
export const shopSummaryOf = (shop: ShopRow, locale: Locale): ShopSummary => ({
  supplierId: shop.id,
  shopName: shop.name[locale],
  logo: shop.logo,
  intro: shop.intro[locale],
  openState: shop.open_state,
  kinds: shop.kinds ?? [],
  rating: averageOf(shop.stars),
  freeFreightFromFen: shop.free_freight_from_fen,
});

/** Categories in two levels. */
export function categoryTree(rows: readonly CategoryRow[], locale: Locale): Category[] {
  const shown = ({ id, name, picture }: CategoryRow) => ({ id, name: name[locale], picture });
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((root) => ({
      ...shown(root),
      children: rows.filter(({ parent_id }) => parent_id === root.id).map(shown),
    }));
}
