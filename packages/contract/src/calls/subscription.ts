import type { CallGroup } from '../call';

/** Each is asked in a task of its own, whose failure the caller tells. */
export const subscription = {
  findEnableAll: {
    method: 'GET',
    path: '/cuser/xcx/member/message/subscribe/findEnableAll',
    access: 'member',
    silent: true,
  },
  isSubscribe: {
    method: 'POST',
    path: '/cuser/xcx/member/message/subscribe/isSubscribe',
    access: 'member',
    silent: true,
  },
  subscribe: {
    method: 'POST',
    path: '/cuser/xcx/member/message/subscribe/subscribe',
    access: 'member',
    silent: true,
  },
} as const satisfies CallGroup;
