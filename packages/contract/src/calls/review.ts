import type { CallGroup } from '../call';

export const review = {
  list: { method: 'GET', path: '/cuser/public/api/review/list', access: 'public' },
  summary: { method: 'GET', path: '/cuser/public/api/review/summary', access: 'public' },
  /** What the public lists, which are the same for everybody, do not say of one member. */
  states: { method: 'GET', path: '/cuser/member/review/states', access: 'member', silent: true },
  todo: { method: 'GET', path: '/cuser/member/review/todo', access: 'member' },
  mine: { method: 'GET', path: '/cuser/member/review/mine', access: 'member' },
  detail: { method: 'GET', path: '/cuser/member/review/detail', access: 'member' },
  form: { method: 'GET', path: '/cuser/member/review/form', access: 'member' },
  add: { method: 'POST', path: '/cuser/member/review/add', access: 'member', idempotent: true },
  append: { method: 'POST', path: '/cuser/member/review/append', access: 'member', idempotent: true },
  delete: { method: 'POST', path: '/cuser/member/review/delete', access: 'member', idempotent: true },
  vote: { method: 'POST', path: '/cuser/member/review/vote', access: 'member' },
} as const satisfies CallGroup;
