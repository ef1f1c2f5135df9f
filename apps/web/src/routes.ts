import { rootRoute, route } from '@tanstack/virtual-file-routes';

/** Which file shows which page. Paths are the canonical ones of the route table in `@yunyou/navigation`. */
export const routes = rootRoute('root.tsx', [
  route('/', 'index.tsx'),
  route('/views/index/index', 'home.tsx'),
  route('/views/user-center/index', 'user-center.tsx'),

  route('/pages/web/web', 'web.tsx'),
  route('/pages/login/login', 'login.tsx'),
  route('/pages/auth/auth', 'auth.tsx'),
  route('/pages/error/error', 'error.tsx'),
  route('/pages/abnormal-page/abnormal-page', 'abnormal-page.tsx'),
  route('/pages/agreement/agreement', 'agreement.tsx'),
  route('/pages/notice/notice', 'notice.tsx'),
  route('/pages/license/license', 'license.tsx'),
  route('/pages/scenic-spot-home/scenic-spot-home', 'scenic-spot-home.tsx'),
  route('/pages/scenic-spot-detail/scenic-spot-detail', 'scenic-spot-detail.tsx'),
  route('/pages/scenid-spot-profile/scenid-spot-profile', 'scenid-spot-profile.tsx'),
  route('/pages/ticket-detail/ticket-detail', 'ticket-detail.tsx'),
  route('/pages/preview-media/preview-media', 'preview-media.tsx'),

  route('/packages/order/scenic-spot-place-order/scenic-spot-place-order', 'scenic-spot-place-order.tsx'),
  route('/packages/order/payment/payment', 'payment.tsx'),
  route('/packages/order/payment-callback/payment-callback', 'payment-callback.tsx'),
  route('/packages/order/order-list/order-list', 'order-list.tsx'),
  route('/packages/order/order-details/order-details', 'order-details.tsx'),
  route('/packages/user-module/contacts/contacts', 'contacts.tsx'),
  route('/packages/user-module/contacts-edit/contacts-edit', 'contacts-edit.tsx'),
  route('/packages/marketing/electronic-ticket/electronic-ticket', 'electronic-ticket.tsx'),

  route('$', 'page-lost.tsx'),
]);
