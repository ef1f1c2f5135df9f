import type { CallGroup } from '../call';

export const annualCard = {
  list: { method: 'GET', path: '/cuser/public/api/annualCard/list', access: 'public' },
  detail: { method: 'GET', path: '/cuser/public/api/annualCard/detail', access: 'public' },
  mine: { method: 'GET', path: '/cuser/member/annual-card/mine', access: 'member' },
  /** One card of the member. */
  own: { method: 'GET', path: '/cuser/member/annual-card/detail', access: 'member' },
  entryCode: { method: 'GET', path: '/cuser/member/annual-card/entryCode', access: 'member' },
  entries: { method: 'GET', path: '/cuser/member/annual-card/entries', access: 'member' },
  bind: { method: 'POST', path: '/cuser/member/annual-card/bind', access: 'member', idempotent: true },
  facePolicy: { method: 'POST', path: '/cuser/member/annual-card/facePolicy', access: 'member' },
  activate: {
    method: 'POST',
    path: '/cuser/member/annual-card/activate',
    access: 'member',
    idempotent: true,
  },
  query: { method: 'GET', path: '/cuser/member/annual-card/query', access: 'member' },
  examine: { method: 'GET', path: '/cuser/member/annual-card/examine', access: 'member' },
  withdrawApplication: {
    method: 'POST',
    path: '/cuser/member/annual-card/withdrawApplication',
    access: 'member',
    idempotent: true,
  },
  face: { method: 'POST', path: '/cuser/member/annual-card/face', access: 'member', idempotent: true },
  facePicture: { method: 'GET', path: '/cuser/member/annual-card/facePicture', access: 'member' },
} as const satisfies CallGroup;
