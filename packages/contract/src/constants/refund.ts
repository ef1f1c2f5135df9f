/** What a request for money back asks for; `system`: nobody asked, the order's own fate did. */
export const refundKind = ['onlyRefund', 'returnAndRefund', 'system'] as const;
export type RefundKind = (typeof refundKind)[number];

/** Where a request for money back stands. `refused`, `withdrawn` and `refunded` are final. */
export const refundState = [
  'applied',
  'agreed',
  'returning',
  'refunding',
  'refunded',
  'refused',
  'withdrawn',
  'failed',
] as const;
export type RefundState = (typeof refundState)[number];

/** For every state, the states it may go to. */
export const refundTransitions: Readonly<Record<RefundState, readonly RefundState[]>> = {
  applied: ['agreed', 'refused', 'withdrawn'],
  agreed: ['refunding', 'returning', 'withdrawn'],
  returning: ['refunding', 'refused'],
  refunding: ['refunded', 'failed'],
  failed: ['refunding'],
  refunded: [],
  refused: [],
  withdrawn: [],
};

/** Who has to agree: nobody, since a rule allows it, or the merchant. */
export const refundApproval = ['auto', 'merchant'] as const;
export type RefundApproval = (typeof refundApproval)[number];

/** The messaging app takes at most so many refunds of one payment. */
export const refundsPerPayment = 50;
/** Payment systems send money back for so many days after it came. */
export const refundablePayDays = 365;
/** Waits before a refund is sent again, minutes; after the last, every `refundRetryEveryMinutes`. */
export const refundRetryMinutes = [1, 2, 5, 15, 60] as const;
export const refundRetryEveryMinutes = 360;
/** After so many days without success a refund has failed, and an operator looks at it. */
export const refundFailedAfterDays = 7;
