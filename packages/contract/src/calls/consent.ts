import type { CallGroup } from '../call';

export const consent = {
  document: { method: 'GET', path: '/cuser/public/api/consent/document', access: 'public' },
  list: { method: 'GET', path: '/cuser/member/consent/list', access: 'member' },
  sendCode: { method: 'POST', path: '/cuser/member/consent/sendCode', access: 'member', idempotent: true },
  give: { method: 'POST', path: '/cuser/member/consent/give', access: 'member', idempotent: true },
  withdraw: { method: 'POST', path: '/cuser/member/consent/withdraw', access: 'member', idempotent: true },
} as const satisfies CallGroup;
