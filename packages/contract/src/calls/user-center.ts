import type { CallGroup } from '../call';

export const userCenter = {
  summary: { method: 'GET', path: '/cuser/member/user-center/summary', access: 'member', silent: true },
} as const satisfies CallGroup;
