import type { CallGroup } from '../call';

export const scenicSpot = {
  list: { method: 'GET', path: '/cuser/public/api/scenicSpot/list', access: 'public' },
  detail: { method: 'GET', path: '/cuser/public/api/scenicSpot/detail', access: 'public' },
  profile: { method: 'GET', path: '/cuser/public/api/scenicSpot/profile', access: 'public' },
} as const satisfies CallGroup;
