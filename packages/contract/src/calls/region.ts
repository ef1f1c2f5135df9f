import type { CallGroup } from '../call';

export const region = {
  index: { method: 'GET', path: '/cuser/public/api/basic/sysCityRelate/index', access: 'public' },
  relateList: { method: 'GET', path: '/cuser/public/api/basic/sysCityRelate/relateList', access: 'public' },
} as const satisfies CallGroup;
