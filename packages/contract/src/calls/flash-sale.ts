import type { CallGroup } from '../call';

export const flashSale = {
  sessions: { method: 'GET', path: '/mkg/public/api/flashSale/sessions', access: 'public' },
  items: { method: 'GET', path: '/mkg/public/api/flashSale/items', access: 'public' },
  state: { method: 'GET', path: '/mkg/public/api/flashSale/state', access: 'public' },
  entry: { method: 'GET', path: '/mkg/api/flashSale/entry', access: 'member' },
  grab: { method: 'POST', path: '/mkg/api/flashSale/grab', access: 'member', idempotent: true },
  grabbed: { method: 'GET', path: '/mkg/api/flashSale/grab', access: 'member' },
  release: { method: 'POST', path: '/mkg/api/flashSale/release', access: 'member' },
} as const satisfies CallGroup;
