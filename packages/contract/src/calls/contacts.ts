import type { CallGroup } from '../call';

export const contacts = {
  list: {
    method: 'GET',
    path: '/cuser/member-contacts-certtype/selectMemberContactsListByProductId',
    access: 'member',
  },
  add: { method: 'POST', path: '/cuser/member-contacts-certtype/add', access: 'member', idempotent: true },
  edit: { method: 'POST', path: '/cuser/member-contacts-certtype/edit', access: 'member' },
  delete: { method: 'POST', path: '/cuser/member-contacts-certtype/delete/{id}', access: 'member' },
  detail: { method: 'GET', path: '/cuser/member-contacts-certtype/detail/{id}', access: 'member' },
} as const satisfies CallGroup;
