import type { CallGroup } from '../call';

export const ticket = {
  list: { method: 'GET', path: '/cuser/public/api/ticket/list', access: 'public' },
  detail: { method: 'GET', path: '/cuser/public/api/ticket/detail', access: 'public' },
  priceCalendar: { method: 'GET', path: '/cuser/public/api/ticket/priceCalendar', access: 'public' },
} as const satisfies CallGroup;
