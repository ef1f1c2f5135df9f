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
} as const satisfies CallGroup;
