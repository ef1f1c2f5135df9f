import type { CallGroup } from '../call';

export const activity = {
  detail: { method: 'GET', path: '/mkg/public/api/activity/detail', access: 'public' },
  products: { method: 'GET', path: '/mkg/public/api/activity/products', access: 'public' },
} as const satisfies CallGroup;
