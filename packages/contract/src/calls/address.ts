import type { CallGroup } from '../call';

export const address = {
  getList: { method: 'GET', path: '/cuser/member-address/getList', access: 'member' },
  add: { method: 'POST', path: '/cuser/member-address/add', access: 'member', idempotent: true },
  edit: { method: 'POST', path: '/cuser/member-address/edit', access: 'member' },
  delete: { method: 'POST', path: '/cuser/member-address/delete', access: 'member', query: ['id'] },
  detail: { method: 'GET', path: '/cuser/member-address/detail', access: 'member' },
  /** The double slash is the customer's; the server answers both spellings. */
  getDefault: { method: 'GET', path: '/cuser//member-address/getDefault', access: 'member', silent: true },
} as const satisfies CallGroup;
