import type { CallGroup } from '../call';

export const myActivity = {
  list: { method: 'GET', path: '/cuser/member/my-activity/list', access: 'member' },
} as const satisfies CallGroup;
