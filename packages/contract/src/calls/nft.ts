import type { CallGroup } from '../call';

/** Collectibles (数字藏品). */
export const nft = {
  /** Its path says public, yet it needs a login: the customer's own exception. */
  detail: { method: 'GET', path: '/mkg/public/api/nft/detail', access: 'member' },
  userInfo: { method: 'GET', path: '/mkg/api/nft/userInfo', access: 'member' },
  collections: {
    method: 'GET',
    path: '/mkg/public/api/nft/collections',
    access: 'public',
    knowsMember: true,
  },
  productList: {
    method: 'GET',
    path: '/mkg/public/api/nft/productList',
    access: 'public',
    knowsMember: true,
  },
  userVerified: { method: 'POST', path: '/mkg/api/nft/userVerified', access: 'member', idempotent: true },
  myCollections: { method: 'GET', path: '/mkg/api/nft/myCollections', access: 'member' },
  exchange: { method: 'POST', path: '/mkg/api/nft/exchange', access: 'member', idempotent: true },
  collectionsDetail: { method: 'GET', path: '/mkg/api/nft/collectionsDetail', access: 'member' },
  collectionsFile: { method: 'GET', path: '/mkg/public/api/nft/collectionsFile', access: 'public' },
  verifiedConfig: { method: 'GET', path: '/mkg/api/nft/verified/config', access: 'member' },
  userIndex: { method: 'GET', path: '/mkg/api/nft/userIndex', access: 'member' },
} as const satisfies CallGroup;
