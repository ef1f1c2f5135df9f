/** What a prize is; `none` wins nothing. */
export const prizeKinds = ['goods', 'coupon', 'none'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Where a prize of a member comes from. */
export const prizeSources = ['draw', 'box', 'exchange'] as const;
export type PrizeSource = (typeof prizeSources)[number];

/** How a prize of a member stands. `issued`: a coupon, which needs no claim. */
export const prizeStates = ['toClaim', 'claimed', 'expired', 'issued'] as const;
export type PrizeState = (typeof prizeStates)[number];

/** Tabs of a member's prizes; coupons are `claimed`. */
export const prizeTabs = ['toClaim', 'claimed', 'expired'] as const;
export type PrizeTab = (typeof prizeTabs)[number];

/** Days to claim a prize that was not paid for. */
export const prizeClaimDays = 30;
/** So many days before the end it is said so, on the page and in a message. */
export const prizeReminderDays = 3;
/** Prizes in one claim, all of one shop. */
export const prizesPerClaimMax = 20;
/** Ids of prizes that are not the member's own, of a network in a minute. */
export const prizeMissesPerMinute = 30;
