/** The dearest box, in fen. */
export const boxPriceFenMax = 20_000;
/** Of one member over all activities: boxes in an order and in a day, and fen in a day. */
export const boxesPerOrderMax = 5;
export const boxesPerDayMax = 10;
export const boxFenPerDayMax = 100_000;
/** After so many boxes of a member less one without a hidden item, the next has one. */
export const boxPityAfter = 12;
/** What is not opened in so many days is paid back by itself. */
export const boxRefundDays = 15;
/** Nobody younger buys a box. */
export const boxAgeMin = 8;
/** From this age on nobody needs a guardian. */
export const boxAgeFree = 18;
/** Kinds of items in a set, the hidden ones among them. */
export const boxItemsMin = 2;
export const boxItemsMax = 30;

/** How a box of a member stands. */
export const boxUnitStates = ['paid', 'opened', 'refunded'] as const;
export type BoxUnitState = (typeof boxUnitStates)[number];

/**
 * Whether a set is sold. `stopped`: its hidden items are all out, so nothing more is sold; `soldOut`: every box is sold or ordered;
 * `over`: the activity's time is.
 */
export const boxSaleStates = ['coming', 'onSale', 'soldOut', 'stopped', 'over'] as const;
export type BoxSaleState = (typeof boxSaleStates)[number];

/** What is known of the age of a member. `guardianNeeded`: a minor, whom no guardian has spoken for. */
export const boxAgeStates = ['unknown', 'allowed', 'guardianNeeded', 'refused'] as const;
export type BoxAgeState = (typeof boxAgeStates)[number];
