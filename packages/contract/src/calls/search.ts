import type { CallGroup } from '../call';

/** The customer gives these no method: each answers GET, and POST with the same fields. */
const read = { method: 'GET', access: 'public', alsoPost: true } as const;

export const search = {
  index: { ...read, path: '/cuser/public/api/search/index', silent: true },
  census: { ...read, path: '/cuser/public/api/search/census', silent: true },
  viewSpotTypes: { ...read, path: '/cuser/public/api/search/viewSpotTypes' },
  suggest: { ...read, path: '/cuser/public/api/search/suggest', silent: true },
  hotWords: { ...read, path: '/cuser/public/api/search/hotWords', silent: true },
} as const satisfies CallGroup;
