/** The pages of the product spec's section 2, written down a second time by its own grouping. */
export interface SpecGroup {
  folder: string;
  auth: boolean;
  disabledShare: boolean;
  pages: string;
}

const group = (
  folder: string,
  pages: string,
  flags: { auth?: boolean; disabledShare?: boolean } = {},
): SpecGroup => ({
  folder,
  auth: flags.auth ?? false,
  disabledShare: flags.disabledShare ?? false,
  pages,
});

export const specGroups: readonly SpecGroup[] = [
  group(
    '/pages',
    `web login auth jump-page error abnormal-page agreement notice license search-home-page search-middle-page
    search-hotel search-scenic-spot scenic-spot-home scenic-spot-detail scenid-spot-profile ticket-detail hotel-home
    hotel-detail hotel-profile hotel-album goods-home goods-detail service-detail comment shop-home shop-detail
    spot-special activity-special preview-media`,
  ),
  group('/pages', 'shopping-cart', { auth: true }),
  group(
    '/packages/order',
    `order-list order-details scenic-spot-place-order hotel-place-order goods-place-order service-place-order payment
    payment-app refund-page refund-detail refund-list transaction-snapshot transaction-snapshot-list`,
    { auth: true },
  ),
  group('/packages/order', 'payment-callback transfer-payment'),
  group('/packages/goods-sell', 'coupon-center sell-list'),
  group(
    '/packages/annual-card',
    'card-list card-active annual-form card-query-list card-examine card-protocol card-detail my-annual-card',
    { auth: true, disabledShare: true },
  ),
  group('/packages/marketing', 'electronic-ticket flash-sale group-purchase blind-box bargain-active'),
  group('/packages/marketing', 'discount-activity', { disabledShare: true }),
  group(
    '/packages/marketing',
    'lottery bargain-goods my-bargain bargain-goods-detail group-buying lottery-task lottery-goods-list',
    { auth: true },
  ),
  group('/packages/nft', 'nft-index exchange-center certification nft-collection my-collection', {
    auth: true,
    disabledShare: true,
  }),
  group('/packages/user-module', 'user-info', { auth: true, disabledShare: true }),
  group('/packages/user-module', 'coupon-detail cropper comment-list'),
  group(
    '/packages/user-module',
    `coupon contacts contacts-edit address address-editor comment advice submit-advice appointment appointment-info
    appointment-record favorites item-comment comment-detail my-prize receive-coupon my-activity activity-group-detail
    cancellation invoice invoice-form invoice-detail appointment-form appointment-detail appointment-validate
    appointment-order-detail appointment-snapshot appointment-enter-list appointment-normal-form`,
    { auth: true },
  ),
  group(
    '/packages/preview-h5',
    `preview-home scenic-spot-home hotel-home goods-home spot-special shop-home activity-special nft-collection
    annual-card lottery-task`,
  ),
  group('/packages/preview-h5', 'lottery', { disabledShare: true }),
];

/** Titles that the spec gives in Chinese. */
export const specTitles: Readonly<Record<string, string>> = {
  'goods-sell/coupon-center': '领券中心',
  'goods-sell/sell-list': '商品推荐',
  'annual-card/card-list': '年卡购买',
  'annual-card/card-active': '年卡激活',
  'annual-card/annual-form': '年卡激活',
  'annual-card/card-query-list': '年卡激活',
  'annual-card/card-examine': '年卡激活',
  'annual-card/card-protocol': '人脸采集协议',
  'annual-card/card-detail': '年卡详情',
  'annual-card/my-annual-card': '年卡列表',
  'marketing/electronic-ticket': '电子票',
  'marketing/flash-sale': '限时秒杀',
  'marketing/group-purchase': '团购',
  'marketing/blind-box': '抽奖',
  'marketing/bargain-active': '砍价活动',
  'marketing/discount-activity': '活动详情',
  'marketing/bargain-goods': '砍价商品',
  'marketing/my-bargain': '我的砍价',
  'marketing/bargain-goods-detail': '砍价详情',
  'marketing/group-buying': '参加团购',
  'marketing/lottery-task': '抽奖活动',
  'marketing/lottery-goods-list': '活动商品',
  'nft/nft-index': 'NFT活动',
  'nft/exchange-center': '兑换中心',
  'nft/certification': '实名认证',
  'nft/nft-collection': 'NFT藏品',
  'nft/my-collection': 'NFT藏品',
};
