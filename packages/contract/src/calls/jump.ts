import type { CallGroup } from '../call';

export const jump = {
  resolve: { method: 'GET', path: '/mkg/public/api/jump/resolve', access: 'public' },
} as const satisfies CallGroup;
