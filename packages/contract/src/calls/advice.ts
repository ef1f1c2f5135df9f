import type { CallGroup } from '../call';

export const advice = {
  list: { method: 'GET', path: '/cuser/member/advice/list', access: 'member' },
  detail: { method: 'GET', path: '/cuser/member/advice/detail', access: 'member' },
  add: { method: 'POST', path: '/cuser/member/advice/add', access: 'member', idempotent: true },
  append: { method: 'POST', path: '/cuser/member/advice/append', access: 'member', idempotent: true },
} as const satisfies CallGroup;
