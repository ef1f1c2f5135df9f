import type { CallGroup } from '../call';

export const invoice = {
  orders: { method: 'GET', path: '/cuser/member/invoice/orders', access: 'member' },
  preview: { method: 'POST', path: '/cuser/member/invoice/preview', access: 'member' },
  apply: { method: 'POST', path: '/cuser/member/invoice/apply', access: 'member', idempotent: true },
  list: { method: 'GET', path: '/cuser/member/invoice/list', access: 'member' },
  detail: { method: 'GET', path: '/cuser/member/invoice/detail', access: 'member' },
  cancel: { method: 'POST', path: '/cuser/member/invoice/cancel', access: 'member', idempotent: true },
  sendEmail: { method: 'POST', path: '/cuser/member/invoice/sendEmail', access: 'member', idempotent: true },
  pdf: { method: 'GET', path: '/cuser/member/invoice/pdf', access: 'member' },
  titles: { method: 'GET', path: '/cuser/member/invoice-title/list', access: 'member' },
  addTitle: { method: 'POST', path: '/cuser/member/invoice-title/add', access: 'member', idempotent: true },
  editTitle: { method: 'POST', path: '/cuser/member/invoice-title/edit', access: 'member' },
  deleteTitle: { method: 'POST', path: '/cuser/member/invoice-title/delete', access: 'member' },
  setDefaultTitle: { method: 'POST', path: '/cuser/member/invoice-title/setDefault', access: 'member' },
} as const satisfies CallGroup;
