import { definePages } from './page';

/** Selling besides the shop. */
export const goodsSellPages = definePages({
  couponCenter: {
    path: '/packages/goods-sell/coupon-center/coupon-center',
    titles: { 'zh-Hans': '领券中心', en: 'Coupons' },
  },
  sellList: {
    path: '/packages/goods-sell/sell-list/sell-list',
    titles: { 'zh-Hans': '商品推荐', en: 'Recommended' },
  },
});
