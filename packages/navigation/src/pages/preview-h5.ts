import { definePages } from './page';

/** What a preview is asked with: what it shows, the draft's key, the moment, the language; `frame`: the page itself, in its frame. */
const previewQuery = ['id?', 'key?', 'atMs?', 'locale?', 'frame?'] as const;

/** Previews for operators. */
export const previewH5Pages = definePages({
  previewHome: {
    path: '/packages/preview-h5/preview-home/preview-home',
    titles: { 'zh-Hans': '首页预览', en: 'Home preview' },
    untracked: true,
    query: previewQuery,
  },
  previewScenicSpotHome: {
    path: '/packages/preview-h5/scenic-spot-home/scenic-spot-home',
    titles: { 'zh-Hans': '景区预览', en: 'Scenic spots preview' },
    untracked: true,
    query: previewQuery,
  },
  previewHotelHome: {
    path: '/packages/preview-h5/hotel-home/hotel-home',
    titles: { 'zh-Hans': '酒店预览', en: 'Hotels preview' },
    untracked: true,
    query: previewQuery,
  },
  previewGoodsHome: {
    path: '/packages/preview-h5/goods-home/goods-home',
    titles: { 'zh-Hans': '商品预览', en: 'Goods preview' },
    untracked: true,
    query: previewQuery,
  },
  previewSpotSpecial: {
    path: '/packages/preview-h5/spot-special/spot-special',
    titles: { 'zh-Hans': '景区专题预览', en: 'Spot special preview' },
    untracked: true,
    query: previewQuery,
  },
  previewShopHome: {
    path: '/packages/preview-h5/shop-home/shop-home',
    titles: { 'zh-Hans': '店铺预览', en: 'Shop preview' },
    untracked: true,
    query: previewQuery,
  },
  previewActivitySpecial: {
    path: '/packages/preview-h5/activity-special/activity-special',
    titles: { 'zh-Hans': '活动专题预览', en: 'Activity special preview' },
    untracked: true,
    query: previewQuery,
  },
  previewNftCollection: {
    path: '/packages/preview-h5/nft-collection/nft-collection',
    titles: { 'zh-Hans': 'NFT藏品预览', en: 'NFT preview' },
    untracked: true,
    query: previewQuery,
  },
  previewLottery: {
    path: '/packages/preview-h5/lottery/lottery',
    titles: { 'zh-Hans': '抽奖预览', en: 'Lottery preview' },
    untracked: true,
    query: previewQuery,
    disabledShare: true,
  },
  previewAnnualCard: {
    path: '/packages/preview-h5/annual-card/annual-card',
    titles: { 'zh-Hans': '年卡预览', en: 'Annual card preview' },
    untracked: true,
    query: previewQuery,
  },
  previewLotteryTask: {
    path: '/packages/preview-h5/lottery-task/lottery-task',
    titles: { 'zh-Hans': '抽奖活动预览', en: 'Lottery tasks preview' },
    untracked: true,
    query: previewQuery,
  },
});
