import { paths } from '../paths';
import { definePages } from './page';

/** NFT collectibles. */
export const nftPages = definePages({
  nftIndex: {
    path: paths.nftIndex,
    titles: { 'zh-Hans': 'NFT活动', en: 'NFT activity' },
    auth: true,
    disabledShare: true,
    query: ['id?'],
    offline: 'page',
  },
  exchangeCenter: {
    path: '/packages/nft/exchange-center/exchange-center',
    titles: { 'zh-Hans': '兑换中心', en: 'Exchange' },
    auth: true,
    disabledShare: true,
    query: ['activityId', 'productId?'],
    offline: 'page',
  },
  certification: {
    path: '/packages/nft/certification/certification',
    titles: { 'zh-Hans': '实名认证', en: 'Identity check' },
    auth: true,
    disabledShare: true,
    // `back`: where it was asked for.
    query: ['back?'],
  },
  nftCollection: {
    path: '/packages/nft/nft-collection/nft-collection',
    titles: { 'zh-Hans': 'NFT藏品', en: 'NFT collectible' },
    auth: true,
    disabledShare: true,
    query: ['collectionId?', 'pieceId?'],
    offline: 'page',
  },
  myCollection: {
    path: '/packages/nft/my-collection/my-collection',
    titles: { 'zh-Hans': 'NFT藏品', en: 'My NFT collectibles' },
    auth: true,
    disabledShare: true,
    // `id`: the piece that is shown beside the grid on a desktop.
    query: ['status?', 'id?'],
    offline: 'page',
  },
});
