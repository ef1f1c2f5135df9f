import type { CallGroup } from '../call';

export const home = {
  layout: { method: 'GET', path: '/cuser/home/page/public/api/index', access: 'public' },
  page: { method: 'GET', path: '/cpage/home/index', access: 'public' },
  cityInfo: { method: 'GET', path: '/cuser/home/page/public/api/cityInfo', access: 'public' },
  phone: {
    method: 'GET',
    path: '/cuser/public/api/constantConfig/getPhone',
    access: 'public',
    silent: true,
  },
} as const satisfies CallGroup;
