import type { CallGroup } from '../call';

export const order = {
  quote: { method: 'POST', path: '/cuser/member/orders/quote', access: 'member' },
  create: { method: 'POST', path: '/cuser/member/orders/create', access: 'member', idempotent: true },
  list: { method: 'GET', path: '/cuser/member/orders/list', access: 'member' },
  counts: { method: 'GET', path: '/cuser/member/orders/counts', access: 'member', silent: true },
  detail: { method: 'GET', path: '/cuser/member/orders/detail', access: 'member' },
  cancel: { method: 'POST', path: '/cuser/member/orders/cancel', access: 'member' },
  vouchers: { method: 'GET', path: '/cuser/member/orders/vouchers', access: 'member' },
  updateStay: {
    method: 'POST',
    path: '/cuser/member/orders/updateStay',
    access: 'member',
    idempotent: true,
  },
} as const satisfies CallGroup;
