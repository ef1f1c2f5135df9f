import type { HandlersFor } from '../../http/request-context';
import { runningOfShop } from '../activity/running';
import { couponsOfShop } from '../coupon/public';
import { categoriesOfShop, shopRow } from './store';
import { categoryTree, shopSummaryOf } from './view';

export const shop: HandlersFor<'shop'> = {
  async home({ db, clock, locale, source }, { supplierId }) {
    const row = await shopRow(db, supplierId);
    const nowMs = clock.now();
    const [coupons, activities, categories] = await Promise.all([
      couponsOfShop(db, supplierId, { nowMs, locale }),
      runningOfShop(db, supplierId, { nowMs, source, locale }),
      categoriesOfShop(db, supplierId),
    ]);
    return {
      ...shopSummaryOf(row, locale),
      banner: row.banner,
      coupons,
      activities,
      categories: categoryTree(categories, locale),
    };
  },

  async detail({ db, locale }, { supplierId }) {
    const row = await shopRow(db, supplierId);
    const { company, uscc, picture } = row.license;
    return {
      ...shopSummaryOf(row, locale),
      confirmMode: row.confirm_mode,
      telephone: row.telephone,
      hours: row.hours[locale],
      address: row.address[locale],
      lat: row.lat,
      lng: row.lng,
      shipsFrom: row.ships_from[locale],
      promises: row.promises.map((promise) => promise[locale]),
      license: { company: company[locale], uscc, picture },
      returnAddress: row.return_address[locale],
    };
  },
};
