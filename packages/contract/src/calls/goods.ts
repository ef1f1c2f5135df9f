import type { CallGroup } from '../call';

export const goods = {
  home: { method: 'GET', path: '/cuser/public/api/goods/home', access: 'public' },
  list: { method: 'GET', path: '/cuser/public/api/goods/list', access: 'public' },
  detail: { method: 'GET', path: '/cuser/public/api/goods/detail', access: 'public' },
  estimate: { method: 'GET', path: '/cuser/public/api/goods/estimate', access: 'public', silent: true },
} as const satisfies CallGroup;
