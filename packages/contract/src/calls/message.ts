import type { CallGroup } from '../call';

export const message = {
  list: { method: 'GET', path: '/cuser/member/message/list', access: 'member' },
  read: { method: 'POST', path: '/cuser/member/message/read', access: 'member' },
} as const satisfies CallGroup;
