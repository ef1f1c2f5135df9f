import type { CallGroup } from '../call';

export const service = {
  detail: { method: 'GET', path: '/cuser/public/api/service/detail', access: 'public' },
  priceCalendar: { method: 'GET', path: '/cuser/public/api/service/priceCalendar', access: 'public' },
} as const satisfies CallGroup;
