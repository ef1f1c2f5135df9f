import type { CallGroup } from '../call';

export const cart = {
  addCart: {
    method: 'POST',
    path: '/cuser/member/orders-goods-tmp/addCart',
    access: 'member',
    idempotent: true,
  },
  reduceCart: {
    method: 'POST',
    path: '/cuser/member/orders-goods-tmp/reduceCart',
    access: 'member',
    idempotent: true,
  },
  countCart: {
    method: 'GET',
    path: '/cuser/member/orders-goods-tmp/countCart',
    access: 'member',
    silent: true,
  },
  list: { method: 'GET', path: '/cuser/member/orders-goods-tmp/list', access: 'member' },
  addCartOrder: {
    method: 'POST',
    path: '/cuser/member/orders-goods-tmp/addCartOrder',
    access: 'member',
    idempotent: true,
  },
  merge: {
    method: 'POST',
    path: '/cuser/member/orders-goods-tmp/merge',
    access: 'member',
    idempotent: true,
    silent: true,
  },
  change: { method: 'POST', path: '/cuser/member/orders-goods-tmp/change', access: 'member' },
  remove: { method: 'POST', path: '/cuser/member/orders-goods-tmp/remove', access: 'member' },
  clearInvalid: { method: 'POST', path: '/cuser/member/orders-goods-tmp/clearInvalid', access: 'member' },
} as const satisfies CallGroup;
