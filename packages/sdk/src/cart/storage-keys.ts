/** What is chosen in the cart, on this device. */
export const selectionKey = 'cartSelection';
/** The last list of a member's cart, to be read without a network. */
export const cartListKey = 'cartList';
