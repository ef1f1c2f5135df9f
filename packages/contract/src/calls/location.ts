import type { CallGroup } from '../call';

export const location = {
  ipByMap: { method: 'GET', path: '/cuser/member/open/api/getIpByMap', access: 'public', silent: true },
  geocoder: { method: 'GET', path: '/cuser/member/open/api/getGeocoder', access: 'public', silent: true },
} as const satisfies CallGroup;
