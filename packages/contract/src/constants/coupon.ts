/** An amount off, a percentage off, one piece at a price, or off the freight. */
export const couponKinds = ['amount', 'percent', 'exchange', 'freight'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Where a coupon stands for anybody: before its time, to be claimed, all claimed, after its time. */
export const couponClaimStates = ['notStarted', 'open', 'gone', 'over'] as const;
export type CouponClaimState = (typeof couponClaimStates)[number];

/** Where a member's coupon stands. `reserved`: an unpaid order holds it. */
export const memberCouponStates = ['usable', 'reserved', 'used', 'expired'] as const;
export type MemberCouponState = (typeof memberCouponStates)[number];

/** Where a coupon is offered. `codeOnly`: only whoever has its code. */
export const couponDisplays = ['center', 'product', 'shop', 'codeOnly'] as const;
export type CouponDisplay = (typeof couponDisplays)[number];

/** Coupons a member can have usable and reserved at a time. */
export const memberCouponMax = 200;
/** Wrong codes a member can type in an hour. */
export const couponCodeTries = 10;
/** A coupon is said to expire soon in its last hours. */
export const couponExpiringHours = 24;
/** Days a coupon is good again when the shop was at fault and it had run out meanwhile. */
export const couponReturnDays = 7;

/** How coupons take part in a price: the best ones, none, or exactly those named. */
export const couponModes = ['auto', 'none', 'chosen'] as const;
export type CouponMode = (typeof couponModes)[number];

/** Why an offer that could concern an order does not lower its price. */
export const offerReasons = [
  'belowThreshold',
  'belowPieces',
  'notInScope',
  'notStarted',
  'ended',
  'activityPrice',
  'notTogether',
  'oneCoupon',
  'savesLess',
  'losesFreight',
  'reserved',
  'nothingLeft',
  'noFreight',
  'budgetUsed',
  'memberLimit',
  'firstOrderOnly',
  'channel',
  'payAtDesk',
  'open',
] as const;
export type OfferReasonCode = (typeof offerReasons)[number];
