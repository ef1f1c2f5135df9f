import type { CallGroup } from '../call';

export const upload = {
  policy: { method: 'GET', path: '/cuser/obs/config', access: 'member' },
} as const satisfies CallGroup;
