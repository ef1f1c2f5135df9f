import type { CallGroup } from '../call';

export const favorite = {
  list: { method: 'GET', path: '/cuser/member/favorites/list', access: 'member' },
  set: { method: 'POST', path: '/cuser/member/favorites/set', access: 'member' },
  state: { method: 'GET', path: '/cuser/member/favorites/state', access: 'member', silent: true },
  remove: { method: 'POST', path: '/cuser/member/favorites/remove', access: 'member' },
} as const satisfies CallGroup;
