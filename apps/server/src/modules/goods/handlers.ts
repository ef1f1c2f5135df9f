import type { HandlersFor } from '../../http/request-context';
import { activityRow } from '../activity/store';
import { couponRow } from '../coupon/store';
import { goodsDetail } from './detail';
import { estimate } from './estimate';
import { goodsHome } from './home';
import { goodsPage } from './list';
import type { GoodsFilter } from './list-store';

export const goods: HandlersFor<'goods'> = {
  home: (request) => goodsHome(request),

  async list(request, { couponId, activeId, page, size, sort, ...asked }) {
    const { db } = request;
    const coupon = couponId === undefined ? undefined : (await couponRow(db, couponId)).coupon;
    const activity = activeId === undefined ? undefined : await activityRow(db, activeId);
    const offers = [coupon, activity?.activity].flatMap((offer) =>
      offer ? [{ shopId: offer.supplier_id, scope: offer.scope }] : [],
    );
    const filter: GoodsFilter = {
      ...asked,
      offers,
      pricedBy: activity?.activity.rule.kind === 'promotion' ? activeId : undefined,
    };
    return goodsPage(request, filter, { page, size, sort, activeId });
  },

  detail: (request, { id }) => goodsDetail(request, id),

  estimate: (request, { skuDetailId, quantity = 1, adcode = null }) =>
    estimate(request, { skuDetailId, quantity, adcode }),
};
