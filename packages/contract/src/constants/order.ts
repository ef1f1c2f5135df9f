/** Why an order closed without being used: the buyer's word, time, the merchant's word, or a late payment sent back. */
export const closeReason = ['cancelled', 'timedOut', 'rejected', 'refunded', 'latePayment'] as const;
export type CloseReason = (typeof closeReason)[number];
