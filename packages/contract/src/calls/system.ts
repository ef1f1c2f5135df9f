import type { CallGroup } from '../call';

export const system = {
  timestamp: { method: 'GET', path: '/cgateway/timestamp', access: 'public', silent: true },
  holidays: { method: 'GET', path: '/cuser/public/api/system/holidays', access: 'public' },
} as const satisfies CallGroup;
