import type { CallGroup } from '../call';

export const transactionSnapshot = {
  list: { method: 'GET', path: '/cuser/member/snapshot/list', access: 'member' },
  detail: { method: 'GET', path: '/cuser/member/snapshot/detail', access: 'member' },
} as const satisfies CallGroup;
