import type { ResponseOf } from '@yunyou/contract';
import { runningNow } from '../activity/running';
import { couponsOfCenter } from '../coupon/public';
import { categoriesAndShops } from '../shop/store';
import { categoryTree, shopSummaryOf } from '../shop/view';
import type { GoodsReader } from './list';
import { pickedByCategory } from './list-store';
import { summaries } from './summary-store';

const BANNERS = 5;
const COUPONS = 6;
const SHOPS = 6;
const ITEMS_OF_A_SECTION = 6;

/** The front page: what runs, what can be claimed, who sells, and the first goods of every category. Four queries. */
export async function goodsHome({
  db,
  clock,
  locale,
  source,
}: GoodsReader): Promise<ResponseOf<'goods', 'home'>> {
  const nowMs = clock.now();
  const [running, coupons, { categories, shops }, found] = await Promise.all([
    runningNow(db, { nowMs, source, locale }),
    couponsOfCenter(db, { nowMs, locale }),
    categoriesAndShops(db, SHOPS),
    summaries(db, pickedByCategory({ each: ITEMS_OF_A_SECTION, nowMs }), { nowMs, source, locale }),
  ]);
  const tree = categoryTree(categories, locale);
  return {
    banners: running
      .slice(0, BANNERS)
      .map(({ picture, name, activeId }) => ({ picture, title: name, activeId, productId: null })),
    categories: tree,
    couponStrip: coupons.filter(({ claimState }) => claimState === 'open').slice(0, COUPONS),
    shops: shops.map((shop) => shopSummaryOf(shop, locale)),
    sections: tree.flatMap(({ id, name }) => {
      const items = found.filter(({ section }) => section === id).map(({ item }) => item);
      return items.length > 0 ? [{ id, title: name, items }] : [];
    }),
  };
}
