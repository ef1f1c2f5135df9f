/** What a member of staff may be there for. */
export const roles = ['gate', 'orders', 'catalogue', 'money', 'admin'] as const;
export type Role = (typeof roles)[number];

export const isRole = (word: string): word is Role => roles.some((role) => role === word);

/** Only a test needs it: it stays with the sandbox. */
export const SANDBOX_ONLY = 'sandbox only';

const ORDERS: readonly Role[] = ['orders'];
const CATALOGUE: readonly Role[] = ['catalogue'];
const MONEY: readonly Role[] = ['money'];
const DESK: readonly Role[] = ['gate', 'orders'];
const ADMIN: readonly Role[] = ['admin'];

/** Who may do what: each action by its address, the one place it is decided. */
export const actionRoles: Readonly<Record<string, readonly Role[] | typeof SANDBOX_ONLY>> = {
  '/orders/confirm': ORDERS,
  '/orders/reject': ORDERS,
  '/orders/give-back': ORDERS,
  '/requests/agree': ORDERS,
  '/requests/refuse': ORDERS,
  '/requests/receive': ORDERS,
  '/parcels/stock': ORDERS,
  '/parcels/stocked': ORDERS,
  '/parcels/ship': ORDERS,
  '/parcels/trace': SANDBOX_ONLY,
  '/parcels/reject': ORDERS,
  '/parcels/turn-back': ORDERS,
  '/parcels/receive': ORDERS,
  '/vouchers/verify': DESK,
  '/rooms/door': DESK,
  '/rooms/check-out': DESK,
  '/rooms/no-show': DESK,
  '/rooms/leave-early': ORDERS,
  '/nights/set': CATALOGUE,
  '/hotels/sale': CATALOGUE,
  '/goods/sale': CATALOGUE,
  '/goods/limit': CATALOGUE,
  '/skus/set': CATALOGUE,
  '/freight/set': CATALOGUE,
  '/coupons/issue': CATALOGUE,
  '/coupons/stop': CATALOGUE,
  '/activities/start': CATALOGUE,
  '/activities/end': CATALOGUE,
  '/promotions/set': CATALOGUE,
  '/appointments/enter': DESK,
  '/appointments/confirm': ORDERS,
  '/appointments/reject': ORDERS,
  '/appointments/cancel': ORDERS,
  '/appointments/close-slot': CATALOGUE,
  '/appointments/open-slot': CATALOGUE,
  '/appointments/close-day': CATALOGUE,
  '/appointments/open-day': CATALOGUE,
  '/appointments/capacity': CATALOGUE,
  '/appointments/hours': CATALOGUE,
  '/appointments/outside': CATALOGUE,
  '/reviews/show': ORDERS,
  '/reviews/hide': ORDERS,
  '/reviews/reject': ORDERS,
  '/reviews/reply': ORDERS,
  '/advice/reply': ORDERS,
  '/advice/process': ORDERS,
  '/advice/close': ORDERS,
  '/messages/inbox': ORDERS,
  '/appeals/agree': ADMIN,
  '/appeals/refuse': ADMIN,
  '/refunds/resend': MONEY,
  '/odd/solve': MONEY,
  '/differences/solve': MONEY,
  '/staff/add': ADMIN,
  '/staff/roles': ADMIN,
  '/staff/reset': ADMIN,
  '/staff/end': ADMIN,
};

export const mayDo = (own: readonly Role[], needed: readonly Role[]): boolean =>
  needed.some((role) => own.includes(role));
