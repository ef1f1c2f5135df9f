import type { CallGroup } from '../call';

export const config = {
  cdn: {
    method: 'GET',
    path: '/cuser/public/api/constantConfig/getCdnUrl',
    access: 'public',
    silent: true,
  },
  whiteList: { method: 'GET', path: '/cuser/public/api/whiteList/check', access: 'public', silent: true },
  i18n: {
    method: 'GET',
    path: '/cuser/public/api/constantConfig/getI18nConfig',
    access: 'public',
    silent: true,
  },
  aesKey: { method: 'GET', path: '/cuser/member/api/user/getAesKey', access: 'member' },
} as const satisfies CallGroup;
