import type { CallGroup } from '../call';

export const activity = {
  list: { method: 'GET', path: '/mkg/public/api/activity/list', access: 'public' },
  detail: { method: 'GET', path: '/mkg/public/api/activity/detail', access: 'public' },
  products: { method: 'GET', path: '/mkg/public/api/activity/products', access: 'public' },
  /** What runs, or is to come, for one product at a price of its own. */
  ofProduct: { method: 'GET', path: '/mkg/public/api/activity/ofProduct', access: 'public' },
  remind: { method: 'POST', path: '/mkg/api/activity/remind', access: 'member' },
} as const satisfies CallGroup;
