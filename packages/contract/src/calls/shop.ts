import type { CallGroup } from '../call';

export const shop = {
  home: { method: 'GET', path: '/cuser/public/api/shop/home', access: 'public' },
  detail: { method: 'GET', path: '/cuser/public/api/shop/detail', access: 'public' },
} as const satisfies CallGroup;
