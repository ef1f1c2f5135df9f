import type { CallGroup } from '../call';

export const groupBuy = {
  list: { method: 'GET', path: '/mkg/public/api/groupBuy/list', access: 'public' },
  /** Groups of a product that somebody can join. */
  forming: {
    method: 'GET',
    path: '/mkg/public/api/groupBuy/forming',
    access: 'public',
    knowsMember: true,
  },
  group: { method: 'GET', path: '/mkg/api/groupBuy/group', access: 'member' },
  /** Quotes what comes back, or leaves, by `confirm`. */
  leave: { method: 'POST', path: '/mkg/api/groupBuy/leave', access: 'member', idempotent: true },
} as const satisfies CallGroup;
