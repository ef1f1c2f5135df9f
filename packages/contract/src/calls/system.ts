import type { CallGroup } from '../call';

export const system = {
  timestamp: { method: 'GET', path: '/cgateway/timestamp', access: 'public', silent: true },
} as const satisfies CallGroup;
