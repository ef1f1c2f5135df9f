import type { CallGroup } from '../call';

/** What a member does with their own account. */
export const member = {
  shortVideoInfo: { method: 'POST', path: '/cuser/member/api/user/douYinUserInfoReport', access: 'member' },
  paymentAppInfo: { method: 'POST', path: '/cuser/member/api/user/cloudUserInfoReport', access: 'member' },
  changeMobileCode: { method: 'POST', path: '/cuser/member/api/user/changePhoneCode', access: 'member' },
  changeMobile: {
    method: 'POST',
    path: '/cuser/member/api/user/changeMobileReport',
    access: 'member',
    idempotent: true,
  },
  mobileAppeal: {
    method: 'POST',
    path: '/cuser/member/api/user/mobileAppeal',
    access: 'member',
    idempotent: true,
  },
  mobileAppealState: {
    method: 'GET',
    path: '/cuser/member/api/user/mobileAppealState',
    access: 'member',
  },
  stopMobileAppeal: {
    method: 'POST',
    path: '/cuser/member/api/user/stopMobileAppeal',
    access: 'member',
    idempotent: true,
  },
  mobileChanges: { method: 'GET', path: '/cuser/member/api/user/getChangePhoneLog', access: 'member' },
  setAvatar: { method: 'POST', path: '/cuser/member/api/headImgUpload', access: 'member' },
  updateInfo: { method: 'POST', path: '/cuser/member/api/updateBaseUserInfo', access: 'member' },
  profile: { method: 'GET', path: '/cuser/member-profile/detail', access: 'member' },
  editProfile: { method: 'POST', path: '/cuser/member-profile/edit', access: 'member' },
  newUserSeen: {
    method: 'POST',
    path: '/cuser/member/share/newUserSeen',
    access: 'member',
    idempotent: true,
    silent: true,
  },
  identities: { method: 'GET', path: '/cuser/member/api/user/identities', access: 'member' },
  unbind: { method: 'POST', path: '/cuser/member/api/user/unbind', access: 'member' },
  sessions: { method: 'GET', path: '/cuser/member/api/user/sessions', access: 'member' },
  endSession: { method: 'POST', path: '/cuser/member/api/user/endSession', access: 'member' },
  endOtherSessions: { method: 'POST', path: '/cuser/member/api/user/endOtherSessions', access: 'member' },
  ownData: { method: 'GET', path: '/cuser/member/api/user/ownData', access: 'member' },
  cancellationCheck: { method: 'GET', path: '/cuser/member/api/user/cancellationCheck', access: 'member' },
  cancelAccount: {
    method: 'POST',
    path: '/cuser/member/api/user/logout',
    access: 'member',
    idempotent: true,
  },
} as const satisfies CallGroup;
