import type { CallGroup } from '../call';

export const session = {
  smsCaptcha: { method: 'POST', path: '/cuser/member/public/api/sms/captcha', access: 'public' },
  mobileLogin: { method: 'POST', path: '/cuser/member/public/api/user/mobileLogin', access: 'public' },
  userInfo: { method: 'POST', path: '/cuser/member/api/getBaseUserInfo', access: 'member' },
  end: { method: 'POST', path: '/cuser/member/session/end', access: 'member', silent: true },
} as const satisfies CallGroup;
