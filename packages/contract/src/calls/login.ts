import type { CallGroup } from '../call';

/** The ways in besides the mobile number; each belongs to one channel. */
export const login = {
  picture: { method: 'GET', path: '/cuser/member/public/api/getPic', access: 'public' },
  checkPicture: { method: 'POST', path: '/cuser/member/public/api/checkCapCode', access: 'public' },
  test: { method: 'POST', path: '/cuser/member/public/api/user/testLogin', access: 'public' },
  applet: { method: 'POST', path: '/cuser/member/public/api/user/appletLogin', access: 'public' },
  appletCode: {
    method: 'POST',
    path: '/cuser/member/api/user/appletLoginCode',
    access: 'member',
    silent: true,
  },
  shortVideo: { method: 'POST', path: '/cuser/member/public/api/user/douyinLogin', access: 'public' },
  messagingApp: { method: 'POST', path: '/cuser/member/public/api/user/H5Login', access: 'public' },
  regional: { method: 'POST', path: '/cuser/member/public/api/user/bjOneTravelLogin', access: 'public' },
  paymentApp: { method: 'POST', path: '/cuser/member/public/api/user/cloudAppletLogin', access: 'public' },
  paymentAppMobile: {
    method: 'POST',
    path: '/cuser/member/public/api/user/cloudMobileReport',
    access: 'public',
  },
} as const satisfies CallGroup;
