import type { CallGroup } from '../call';

export const appointment = {
  items: { method: 'GET', path: '/cuser/public/api/appointment/items', access: 'public' },
  item: { method: 'GET', path: '/cuser/public/api/appointment/item', access: 'public' },
  slots: { method: 'GET', path: '/cuser/public/api/appointment/slots', access: 'public', knowsMember: true },
  rights: { method: 'GET', path: '/cuser/member/appointment/rights', access: 'member' },
  validate: { method: 'POST', path: '/cuser/member/appointment/validate', access: 'member' },
  check: { method: 'POST', path: '/cuser/member/appointment/check', access: 'member' },
  create: { method: 'POST', path: '/cuser/member/appointment/create', access: 'member', idempotent: true },
  change: { method: 'POST', path: '/cuser/member/appointment/change', access: 'member', idempotent: true },
  cancel: { method: 'POST', path: '/cuser/member/appointment/cancel', access: 'member', idempotent: true },
  visitors: {
    method: 'POST',
    path: '/cuser/member/appointment/visitors',
    access: 'member',
    idempotent: true,
  },
  list: { method: 'GET', path: '/cuser/member/appointment/list', access: 'member' },
  detail: { method: 'GET', path: '/cuser/member/appointment/detail', access: 'member' },
  codes: { method: 'GET', path: '/cuser/member/appointment/codes', access: 'member' },
  snapshot: { method: 'GET', path: '/cuser/member/appointment/snapshot', access: 'member' },
  /** The member's places in waiting lists. */
  waiting: { method: 'GET', path: '/cuser/member/appointment/waiting', access: 'member' },
  wait: { method: 'POST', path: '/cuser/member/appointment/wait', access: 'member', idempotent: true },
  leave: { method: 'POST', path: '/cuser/member/appointment/leave', access: 'member', idempotent: true },
  takeOffer: {
    method: 'POST',
    path: '/cuser/member/appointment/takeOffer',
    access: 'member',
    idempotent: true,
  },
} as const satisfies CallGroup;
