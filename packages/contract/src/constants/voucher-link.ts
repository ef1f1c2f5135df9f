/** Random bytes of a link by which a ticket is passed on. */
export const voucherLinkBytes = 24;
/** The same as base64url text. */
export const voucherLinkLength = 32;
/** How many such links a member makes in a day. */
export const voucherLinksPerDay = 50;
/** A link that is over answers that it is for so many days, and is unknown then. */
export const voucherLinkDays = 90;
