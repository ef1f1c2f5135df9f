import type { CallGroup } from '../call';

export const prize = {
  list: { method: 'GET', path: '/cuser/member/prize/list', access: 'member' },
  detail: { method: 'GET', path: '/cuser/member/prize/detail', access: 'member' },
  claim: { method: 'POST', path: '/cuser/member/prize/claim', access: 'member', idempotent: true },
} as const satisfies CallGroup;
