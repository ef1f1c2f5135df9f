import type { CallGroup } from '../call';

export const favorite = {
  set: { method: 'POST', path: '/cuser/member/favorites/set', access: 'member' },
  state: { method: 'GET', path: '/cuser/member/favorites/state', access: 'member', silent: true },
} as const satisfies CallGroup;
