import { paths } from '../paths';
import { definePages } from './page';

/** Vouchers and activities. */
export const marketingPages = definePages({
  electronicTicket: {
    path: paths.electronicTicket,
    titles: { 'zh-Hans': '电子票', en: 'E-ticket' },
    // `t`: of a link by which one voucher was passed on.
    query: ['orderId?', 't?'],
    ownParameters: true,
    offline: 'data',
  },
  flashSale: {
    path: paths.flashSale,
    titles: { 'zh-Hans': '限时秒杀', en: 'Flash sale' },
    // `t`: when the session begins, epoch milliseconds. `activityProductId`: its sheet is open.
    query: ['activeId?', 'activityProductId?', 't?'],
    prefetch: true,
    offline: 'page',
  },
  groupPurchase: {
    path: '/packages/marketing/group-purchase/group-purchase',
    titles: { 'zh-Hans': '团购', en: 'Group buying' },
    prefetch: true,
  },
  blindBox: {
    path: '/packages/marketing/blind-box/blind-box',
    titles: { 'zh-Hans': '抽奖', en: 'Blind box' },
    query: ['activeId', 'activeType?'],
    offline: 'page',
  },
  bargainActive: {
    path: '/packages/marketing/bargain-active/bargain-active',
    titles: { 'zh-Hans': '砍价活动', en: 'Bargains' },
    prefetch: true,
  },
  discountActivity: {
    path: paths.discountActivity,
    titles: { 'zh-Hans': '活动详情', en: 'Activity' },
    disabledShare: true,
    query: ['activeId', 'activeType?'],
    prefetch: true,
  },
  lottery: {
    path: paths.lottery,
    titles: { 'zh-Hans': '抽奖', en: 'Lottery' },
    auth: true,
    // `ic`: who invites.
    query: ['activeId', 'activeType?', 'ic?'],
    offline: 'page',
  },
  bargainGoods: {
    path: paths.bargainGoods,
    titles: { 'zh-Hans': '砍价商品', en: 'Bargain product' },
    auth: true,
    query: ['activeId?', 'activeType?', 'activityProductId?'],
    offline: 'page',
  },
  myBargain: {
    path: '/packages/marketing/my-bargain/my-bargain',
    titles: { 'zh-Hans': '我的砍价', en: 'My bargains' },
    auth: true,
    query: ['status?'],
    offline: 'page',
  },
  bargainGoodsDetail: {
    path: '/packages/marketing/bargain-goods-detail/bargain-goods-detail',
    titles: { 'zh-Hans': '砍价详情', en: 'Bargain' },
    auth: true,
    pullDownRefresh: true,
    // `ic`: who invites.
    query: ['bargainId', 'ic?'],
    offline: 'page',
  },
  groupBuying: {
    path: paths.groupBuying,
    titles: { 'zh-Hans': '参加团购', en: 'Join a group' },
    auth: true,
    pullDownRefresh: true,
    // `groupId`: the group that is joined; `ic`: who invites.
    query: ['activeId?', 'activeType?', 'activityProductId?', 'groupId?', 'ic?'],
    offline: 'page',
  },
  lotteryTask: {
    path: paths.lotteryTask,
    titles: { 'zh-Hans': '抽奖活动', en: 'Lottery tasks' },
    auth: true,
    query: ['activeId'],
  },
  lotteryGoodsList: {
    path: '/packages/marketing/lottery-goods-list/lottery-goods-list',
    titles: { 'zh-Hans': '活动商品', en: 'Activity products' },
    auth: true,
    query: ['activeId'],
  },
});
