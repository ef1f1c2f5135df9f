import type { CallGroup } from '../call';

export const payment = {
  channels: { method: 'GET', path: '/cuser/member/pay-order/getPayChannelConfig', access: 'member' },
  wxMiniPay: {
    method: 'GET',
    path: '/cuser/member/pay-order/unifyWxMiniPay',
    access: 'member',
    idempotent: true,
  },
  wxWebPay: {
    method: 'GET',
    path: '/cuser/member/pay-order/unifyWxWebPay',
    access: 'member',
    idempotent: true,
  },
  aliH5Pay: {
    method: 'GET',
    path: '/cuser/member/pay-order/unifyAliH5Pay',
    access: 'member',
    idempotent: true,
  },
  unifyPay: {
    method: 'GET',
    path: '/cuser/member/pay-order/unifyPay',
    access: 'member',
    idempotent: true,
  },
  state: { method: 'GET', path: '/cuser/member/pay-order/state', access: 'member', silent: true },
  /** Lets somebody else, or another device, pay one order. */
  transferTicket: { method: 'GET', path: '/cuser/member/pay-order/transferTicket', access: 'member' },
  transfer: { method: 'GET', path: '/cuser/public/api/pay-order/transfer', access: 'public', silent: true },
  transferPay: {
    method: 'GET',
    path: '/cuser/public/api/pay-order/transferPay',
    access: 'public',
    idempotent: true,
  },
} as const satisfies CallGroup;
