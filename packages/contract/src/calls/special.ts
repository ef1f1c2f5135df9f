import type { CallGroup } from '../call';

export const special = {
  detail: { method: 'GET', path: '/cuser/public/api/special/detail', access: 'public' },
  list: { method: 'GET', path: '/cuser/public/api/special/list', access: 'public' },
} as const satisfies CallGroup;
