import type { CallGroup } from '../call';

export const bargain = {
  list: { method: 'GET', path: '/mkg/public/api/bargain/list', access: 'public' },
  goods: { method: 'GET', path: '/mkg/api/bargain/goods', access: 'member' },
  start: { method: 'POST', path: '/mkg/api/bargain/start', access: 'member', idempotent: true },
  detail: { method: 'GET', path: '/mkg/api/bargain/detail', access: 'member' },
  help: { method: 'POST', path: '/mkg/api/bargain/help', access: 'member', idempotent: true },
  mine: { method: 'GET', path: '/mkg/api/bargain/mine', access: 'member' },
} as const satisfies CallGroup;
