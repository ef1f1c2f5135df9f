import { definePages } from './page';

/** Selling besides the shop. */
export const goodsSellPages = definePages({
  couponCenter: {
    path: '/packages/goods-sell/coupon-center/coupon-center',
    titles: { 'zh-Hans': '领券中心', en: 'Coupons' },
    description: {
      'zh-Hans': '平台券、店铺券和运费券都在这里，先领券再下单。',
      en: 'Coupons of the platform and its shops, and for delivery: claim them before you order.',
    },
    query: ['of?'],
    prefetch: true,
  },
  sellList: {
    path: '/packages/goods-sell/sell-list/sell-list',
    titles: { 'zh-Hans': '商品推荐', en: 'Recommended' },
    query: ['couponId?', 'activeId?', 'categoryId?', 'keyword?', 'kind?', 'sort?'],
    prefetch: true,
  },
});
