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

/** Why something goes back. The words are the catalogue's; codes never change. */
export const refundReason = [
  'plansChanged',
  'boughtWrong',
  'weather',
  'spotClosed',
  'notWanted',
  'notAsDescribed',
  'faulty',
  'missing',
  'shippedLate',
  'other',
] as const;
export type RefundReason = (typeof refundReason)[number];

/** What can be chosen for tickets, stays and services, and for goods. */
export const visitRefundReasons: readonly RefundReason[] = [
  'plansChanged',
  'boughtWrong',
  'weather',
  'spotClosed',
  'other',
];
export const goodsRefundReasons: readonly RefundReason[] = [
  'notWanted',
  'notAsDescribed',
  'faulty',
  'missing',
  'shippedLate',
  'other',
];
/** Reasons on the merchant's side: they open what a rule keeps shut, and freight goes back with them. */
export const merchantSideReasons: readonly RefundReason[] = [
  'spotClosed',
  'notAsDescribed',
  'faulty',
  'missing',
  'shippedLate',
];

/** What a request waits for, while somebody has to act. */
export const refundDueWhat = ['merchantAnswers', 'buyerShips', 'merchantReceives'] as const;
export type RefundDueWhat = (typeof refundDueWhat)[number];

/** How soon money arrives, by the way it was paid. */
export const refundArrival = ['wallet', 'card', 'storedValue'] as const;
export type RefundArrival = (typeof refundArrival)[number];

export const refundActor = ['member', 'merchant', 'system'] as const;
export type RefundActor = (typeof refundActor)[number];

/** A merchant who is silent so long has agreed to what a rule allows, and refused what is an exception. */
export const merchantAnswerHours = 48;
/** So many days a buyer has to send goods back after the merchant agreed. */
export const returnShipDays = 7;
/** So many days after a return was sent it counts as received. */
export const returnReceiveDays = 10;
/** A unit can be asked for so often. */
export const applicationsPerUnit = 3;
export const refundPicturesMax = 9;
export const refundReasonMax = 140;
/** Numbers of parcels: letters and digits. */
export const waybillPattern = /^[A-Za-z0-9]{6,30}$/;

/** The messaging app takes at most so many refunds of one payment. */
export const refundsPerPayment = 50;
/** Payment systems send money back for so many days after it came. */
export const refundablePayDays = 365;
/** Waits before a refund is sent again, minutes; after the last, every `refundRetryEveryMinutes`. */
export const refundRetryMinutes = [1, 2, 5, 15, 60] as const;
export const refundRetryEveryMinutes = 360;
/** After so many days without success a refund has failed, and an operator looks at it. */
export const refundFailedAfterDays = 7;
