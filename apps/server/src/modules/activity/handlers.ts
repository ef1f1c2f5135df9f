import { fewLeft } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { goodsPage } from '../goods/list';
import { activityOfferOf } from './running';
import { activityRow, addOnRows } from './store';

export const activity: HandlersFor<'activity'> = {
  async detail({ db, clock, locale }, { activeId }) {
    const found = await activityRow(db, activeId);
    const addOns = found.activity.rule.kind === 'addOn' ? await addOnRows(db, activeId) : [];
    return {
      ...activityOfferOf(found, locale),
      nowMs: clock.now(),
      rules: found.activity.rules.map((rule) => rule[locale]),
      addOns: addOns.map((one) => ({
        skuDetailId: one.skuId,
        productId: one.productId,
        name: [one.productName[locale], one.skuName[locale]].filter(Boolean).join(' '),
        picture: one.picture,
        priceFen: one.priceFen,
        addOnFen: one.addOnFen,
        left: one.left < fewLeft ? one.left : null,
      })),
    };
  },

  async products(request, { activeId, page, size }) {
    const { activity: row } = await activityRow(request.db, activeId);
    const offers = [{ shopId: row.supplier_id, scope: row.scope }];
    const pricedBy = row.rule.kind === 'promotion' ? activeId : undefined;
    return goodsPage(request, { offers, pricedBy }, { page, size, activeId });
  },
};
