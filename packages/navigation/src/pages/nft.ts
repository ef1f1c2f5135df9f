import { definePages } from './page';

/** NFT collectibles. */
export const nftPages = definePages({
  nftIndex: {
    path: '/packages/nft/nft-index/nft-index',
    titles: { 'zh-Hans': 'NFT活动', en: 'NFT activity' },
    auth: true,
    disabledShare: true,
  },
  exchangeCenter: {
    path: '/packages/nft/exchange-center/exchange-center',
    titles: { 'zh-Hans': '兑换中心', en: 'Exchange' },
    auth: true,
    disabledShare: true,
  },
  certification: {
    path: '/packages/nft/certification/certification',
    titles: { 'zh-Hans': '实名认证', en: 'Identity check' },
    auth: true,
    disabledShare: true,
  },
  nftCollection: {
    path: '/packages/nft/nft-collection/nft-collection',
    titles: { 'zh-Hans': 'NFT藏品', en: 'NFT collectible' },
    auth: true,
    disabledShare: true,
  },
  myCollection: {
    path: '/packages/nft/my-collection/my-collection',
    titles: { 'zh-Hans': 'NFT藏品', en: 'My NFT collectibles' },
    auth: true,
    disabledShare: true,
  },
});
