import type { CallGroup } from '../call';

/** Previews of what is not published. */
export const preview = {
  detail: { method: 'GET', path: '/cuser/public/api/preview/detail', access: 'public', silent: true },
} as const satisfies CallGroup;
