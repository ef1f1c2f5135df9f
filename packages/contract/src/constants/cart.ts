/** Different SKUs in a member's cart, and in a guest's on the device. */
export const cartMaxKinds = 100;
export const guestCartMaxKinds = 50;
/** Pieces of one SKU. */
export const cartAmountMin = 1;
export const cartAmountMax = 99;

/** Whether an item of the cart can be bought as it stands. */
export const cartItemStates = ['ok', 'notEnough', 'soldOut', 'offSale', 'skuGone', 'shopClosed'] as const;
export type CartItemState = (typeof cartItemStates)[number];

/** Why an item of a guest's cart was not taken over. */
export const cartDropRules = ['soldOut', 'notOnSale', 'skuGone', 'shopClosed', 'cartFull'] as const;
