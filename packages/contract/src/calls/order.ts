import type { CallGroup } from '../call';

export const order = {
  quote: { method: 'POST', path: '/cuser/member/orders/quote', access: 'member' },
  create: { method: 'POST', path: '/cuser/member/orders/create', access: 'member', idempotent: true },
  list: { method: 'GET', path: '/cuser/member/orders/list', access: 'member' },
  counts: { method: 'GET', path: '/cuser/member/orders/counts', access: 'member', silent: true },
  detail: { method: 'GET', path: '/cuser/member/orders/detail', access: 'member' },
  hide: { method: 'POST', path: '/cuser/member/orders/hide', access: 'member' },
  cancel: { method: 'POST', path: '/cuser/member/orders/cancel', access: 'member' },
  vouchers: { method: 'GET', path: '/cuser/member/orders/vouchers', access: 'member' },
  voucherLink: {
    method: 'POST',
    path: '/cuser/member/orders/voucherLink',
    access: 'member',
    idempotent: true,
  },
  updateStay: {
    method: 'POST',
    path: '/cuser/member/orders/updateStay',
    access: 'member',
    idempotent: true,
  },
  shipments: { method: 'GET', path: '/cuser/member/orders/shipments', access: 'member' },
  confirmReceipt: {
    method: 'POST',
    path: '/cuser/member/orders/confirmReceipt',
    access: 'member',
    idempotent: true,
  },
  extendReceipt: { method: 'POST', path: '/cuser/member/orders/extendReceipt', access: 'member' },
  remindShipment: { method: 'POST', path: '/cuser/member/orders/remindShipment', access: 'member' },
  showContent: { method: 'POST', path: '/cuser/member/orders/showContent', access: 'member' },
  changeAddress: { method: 'POST', path: '/cuser/member/orders/changeAddress', access: 'member' },
} as const satisfies CallGroup;
