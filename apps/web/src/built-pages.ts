/** The pages there are, as path and file in `routes/`. Paths are canonical ones of the route table in `@yunyou/navigation`. */
export const builtPages: readonly (readonly [path: string, file: string])[] = [
  ['/views/index/index', 'home.tsx'],
  ['/views/user-center/index', 'user-center.tsx'],

  ['/pages/web/web', 'web.tsx'],
  ['/pages/login/login', 'login.tsx'],
  ['/pages/auth/auth', 'auth.tsx'],
  ['/pages/error/error', 'error.tsx'],
  ['/pages/abnormal-page/abnormal-page', 'abnormal-page.tsx'],
  ['/pages/agreement/agreement', 'agreement.tsx'],
  ['/pages/notice/notice', 'notice.tsx'],
  ['/pages/license/license', 'license.tsx'],
  ['/pages/scenic-spot-home/scenic-spot-home', 'scenic-spot-home.tsx'],
  ['/pages/scenic-spot-detail/scenic-spot-detail', 'scenic-spot-detail.tsx'],
  ['/pages/scenid-spot-profile/scenid-spot-profile', 'scenid-spot-profile.tsx'],
  ['/pages/ticket-detail/ticket-detail', 'ticket-detail.tsx'],
  ['/pages/preview-media/preview-media', 'preview-media.tsx'],

  ['/packages/order/scenic-spot-place-order/scenic-spot-place-order', 'scenic-spot-place-order.tsx'],
  ['/packages/order/payment/payment', 'payment.tsx'],
  ['/packages/order/payment-callback/payment-callback', 'payment-callback.tsx'],
  ['/packages/order/order-list/order-list', 'order-list.tsx'],
  ['/packages/order/order-details/order-details', 'order-details.tsx'],
  ['/packages/user-module/contacts/contacts', 'contacts.tsx'],
  ['/packages/user-module/contacts-edit/contacts-edit', 'contacts-edit.tsx'],
  ['/packages/marketing/electronic-ticket/electronic-ticket', 'electronic-ticket.tsx'],
];
