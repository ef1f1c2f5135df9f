import type { CallGroup } from '../call';

export const refund = {
  quote: { method: 'POST', path: '/cuser/member/refund/quote', access: 'member' },
  apply: { method: 'POST', path: '/cuser/member/refund/apply', access: 'member', idempotent: true },
  detail: { method: 'GET', path: '/cuser/member/refund/detail', access: 'member' },
} as const satisfies CallGroup;
