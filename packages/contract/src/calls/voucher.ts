import type { CallGroup } from '../call';

export const voucher = {
  shared: { method: 'GET', path: '/cuser/public/api/voucher/shared', access: 'public' },
} as const satisfies CallGroup;
