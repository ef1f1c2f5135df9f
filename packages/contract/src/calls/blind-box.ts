import type { CallGroup } from '../call';

export const blindBox = {
  detail: { method: 'GET', path: '/mkg/public/api/blindBox/detail', access: 'public' },
  /** Ours: sends the code by which a guardian agrees. */
  guardianCode: { method: 'POST', path: '/mkg/api/blindBox/guardianCode', access: 'member' },
  ageStatement: { method: 'POST', path: '/mkg/api/blindBox/ageStatement', access: 'member' },
  /** Ours: how the member stands to a set. */
  standing: { method: 'GET', path: '/mkg/api/blindBox/standing', access: 'member' },
  mine: { method: 'GET', path: '/mkg/api/blindBox/mine', access: 'member' },
  open: { method: 'POST', path: '/mkg/api/blindBox/open', access: 'member', idempotent: true },
  ledger: { method: 'GET', path: '/mkg/public/api/blindBox/ledger', access: 'public' },
} as const satisfies CallGroup;
