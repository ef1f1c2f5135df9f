import type { CallGroup } from '../call';

export const refund = {
  options: { method: 'GET', path: '/cuser/member/refund/options', access: 'member' },
  quote: { method: 'POST', path: '/cuser/member/refund/quote', access: 'member' },
  apply: { method: 'POST', path: '/cuser/member/refund/apply', access: 'member', idempotent: true },
  list: { method: 'GET', path: '/cuser/member/refund/list', access: 'member' },
  withdraw: { method: 'POST', path: '/cuser/member/refund/withdraw', access: 'member', idempotent: true },
  waybill: { method: 'POST', path: '/cuser/member/refund/waybill', access: 'member', idempotent: true },
  detail: { method: 'GET', path: '/cuser/member/refund/detail', access: 'member' },
} as const satisfies CallGroup;
