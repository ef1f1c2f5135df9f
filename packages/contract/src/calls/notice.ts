import type { CallGroup } from '../call';

export const notice = {
  list: { method: 'GET', path: '/cuser/public/api/notice/list', access: 'public' },
  detail: { method: 'GET', path: '/cuser/public/api/notice/detail', access: 'public' },
  license: { method: 'GET', path: '/cuser/public/api/license/detail', access: 'public' },
} as const satisfies CallGroup;
