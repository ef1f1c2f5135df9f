import type { CallGroup } from '../call';

export const coupon = {
  center: { method: 'GET', path: '/mkg/public/api/coupon/center', access: 'public' },
  detail: { method: 'GET', path: '/mkg/public/api/coupon/detail', access: 'public' },
  states: { method: 'GET', path: '/mkg/api/coupon/states', access: 'member', silent: true },
  claim: { method: 'POST', path: '/mkg/api/coupon/claim', access: 'member', idempotent: true },
  redeem: { method: 'POST', path: '/mkg/api/coupon/redeem', access: 'member', idempotent: true },
  mine: { method: 'GET', path: '/mkg/api/coupon/mine', access: 'member' },
  counts: { method: 'GET', path: '/mkg/api/coupon/counts', access: 'member', silent: true },
  mineDetail: { method: 'GET', path: '/mkg/api/coupon/mineDetail', access: 'member' },
} as const satisfies CallGroup;
