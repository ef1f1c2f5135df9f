import type { CallGroup } from '../call';

export const upload = {
  policy: { method: 'GET', path: '/cuser/obs/config', access: 'member' },
  aliYunToken: { method: 'GET', path: '/cuser/member/api/user/getAliYunToken', access: 'member' },
} as const satisfies CallGroup;
