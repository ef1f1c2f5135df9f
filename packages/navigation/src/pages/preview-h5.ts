import { definePages } from './page';

/** Previews for operators. */
export const previewH5Pages = definePages({
  previewHome: {
    path: '/packages/preview-h5/preview-home/preview-home',
    titles: { 'zh-Hans': '首页预览', en: 'Home preview' },
    untracked: true,
  },
  previewScenicSpotHome: {
    path: '/packages/preview-h5/scenic-spot-home/scenic-spot-home',
    titles: { 'zh-Hans': '景区预览', en: 'Scenic spots preview' },
    untracked: true,
  },
  previewHotelHome: {
    path: '/packages/preview-h5/hotel-home/hotel-home',
    titles: { 'zh-Hans': '酒店预览', en: 'Hotels preview' },
    untracked: true,
  },
  previewGoodsHome: {
    path: '/packages/preview-h5/goods-home/goods-home',
    titles: { 'zh-Hans': '商品预览', en: 'Goods preview' },
    untracked: true,
  },
  previewSpotSpecial: {
    path: '/packages/preview-h5/spot-special/spot-special',
    titles: { 'zh-Hans': '景区专题预览', en: 'Spot special preview' },
    untracked: true,
  },
  previewShopHome: {
    path: '/packages/preview-h5/shop-home/shop-home',
    titles: { 'zh-Hans': '店铺预览', en: 'Shop preview' },
    untracked: true,
  },
  previewActivitySpecial: {
    path: '/packages/preview-h5/activity-special/activity-special',
    titles: { 'zh-Hans': '活动专题预览', en: 'Activity special preview' },
    untracked: true,
  },
  previewNftCollection: {
    path: '/packages/preview-h5/nft-collection/nft-collection',
    titles: { 'zh-Hans': 'NFT藏品预览', en: 'NFT preview' },
    untracked: true,
  },
  previewLottery: {
    path: '/packages/preview-h5/lottery/lottery',
    titles: { 'zh-Hans': '抽奖预览', en: 'Lottery preview' },
    untracked: true,
    disabledShare: true,
  },
  previewAnnualCard: {
    path: '/packages/preview-h5/annual-card/annual-card',
    titles: { 'zh-Hans': '年卡预览', en: 'Annual card preview' },
    untracked: true,
  },
  previewLotteryTask: {
    path: '/packages/preview-h5/lottery-task/lottery-task',
    titles: { 'zh-Hans': '抽奖活动预览', en: 'Lottery tasks preview' },
    untracked: true,
  },
});
