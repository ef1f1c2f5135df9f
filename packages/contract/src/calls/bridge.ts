import type { CallGroup } from '../call';

export const bridge = {
  urlSignature: {
    method: 'GET',
    path: '/cuser/member/public/api/user/getUrlSignature',
    access: 'public',
    silent: true,
  },
} as const satisfies CallGroup;
