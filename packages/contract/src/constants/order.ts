/** Why an order ended without being used: the buyer, time, the merchant, a refund, late money, or an activity's end. */
export const closeReason = [
  'cancelled',
  'timedOut',
  'rejected',
  'refunded',
  'latePayment',
  'groupFailed',
  'boxUnopened',
  'noShow',
  'notConfirmed',
] as const;
export type CloseReason = (typeof closeReason)[number];

/** Where an order stands, in the words of what it sells: the server's word, in lists and on its page. */
export const orderPhase = [
  'unpaid',
  'forming',
  'toConfirm',
  'toAppoint',
  'toUse',
  'beforeStay',
  'staying',
  'toShip',
  'onItsWay',
  'refunding',
  'returning',
  'complete',
  'failed',
  'closed',
] as const;
export type OrderPhase = (typeof orderPhase)[number];

/** One checkout has at most so many lines, of at most so many shops. */
export const checkoutMaxLines = 50;
export const checkoutMaxShops = 10;

/** How far a unit is. `overdue`: its time is over and it was not used. `over`: nothing is owed any more. */
export const unitProgress = ['open', 'running', 'overdue', 'over'] as const;
export type UnitProgress = (typeof unitProgress)[number];
