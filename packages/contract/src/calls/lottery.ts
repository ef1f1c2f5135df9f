import type { CallGroup } from '../call';

export const lottery = {
  detail: { method: 'GET', path: '/mkg/public/api/lottery/detail', access: 'public' },
  /** The same, with how the member stands to it. */
  own: { method: 'GET', path: '/mkg/api/lottery/detail', access: 'member' },
  draw: { method: 'POST', path: '/mkg/api/lottery/draw', access: 'member', idempotent: true },
  winners: { method: 'GET', path: '/mkg/public/api/lottery/winners', access: 'public' },
  records: { method: 'GET', path: '/mkg/api/lottery/records', access: 'member' },
  proof: { method: 'GET', path: '/mkg/public/api/lottery/proof', access: 'public' },
  tasks: { method: 'GET', path: '/mkg/api/lottery/tasks', access: 'member' },
  startTask: { method: 'POST', path: '/mkg/api/lottery/task/start', access: 'member', idempotent: true },
  finishTask: { method: 'POST', path: '/mkg/api/lottery/task/finish', access: 'member', idempotent: true },
  /** Ours: who registered by somebody's link says whose it was. */
  invited: { method: 'POST', path: '/mkg/api/lottery/invited', access: 'member', idempotent: true },
  goods: { method: 'GET', path: '/mkg/api/lottery/goods', access: 'member' },
} as const satisfies CallGroup;
