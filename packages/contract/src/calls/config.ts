import type { CallGroup } from '../call';

export const config = {
  cdn: {
    method: 'GET',
    path: '/cuser/public/api/constantConfig/getCdnUrl',
    access: 'public',
    silent: true,
  },
  whiteList: { method: 'GET', path: '/cuser/public/api/whiteList/check', access: 'public', silent: true },
} as const satisfies CallGroup;
