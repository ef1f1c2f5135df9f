import { buildUrl } from '@yunyou/navigation';
import { homeHref, spotHref, spotsHref } from './order-hrefs';

export const ticketHref = (id: string) => buildUrl('/pages/ticket-detail/ticket-detail', { id });

export const profileHref = (id: string) => buildUrl('/pages/scenid-spot-profile/scenid-spot-profile', { id });

export const noticeHref = (id: string) => buildUrl('/pages/notice/notice', { id });

/** The page that books a ticket for a day. */
export const bookHref = (productId: string, choice: { day: string; quantity: number }) =>
  buildUrl('/packages/order/scenic-spot-place-order/scenic-spot-place-order', { productId, ...choice });

export const homeHrefs = {
  search: buildUrl(spotsHref, { focus: 1 }),
  spots: spotsHref,
  spot: spotHref,
  notice: noticeHref,
};

const agreementHref = (type: string) => buildUrl('/pages/agreement/agreement', { type });

export const userCenterHrefs = {
  login: buildUrl('/pages/login/login', { redirectUrl: '/views/user-center/index' }),
  orders: (status?: number) => buildUrl('/packages/order/order-list/order-list', { status }),
  travellers: '/packages/user-module/contacts/contacts',
  notices: '/pages/notice/notice',
  userAgreement: agreementHref('user'),
  privacyAgreement: agreementHref('privacy'),
  license: '/pages/license/license',
};

export { homeHref, spotHref };
