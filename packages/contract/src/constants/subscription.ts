/** Subscription message template types. The vendor's template ids differ by environment and are configuration. */
export const subscriptionTemplate = {
  ticketIssued: 0,
  ticketIssueFailed: 1,
  verification: 2,
  refundSucceeded: 3,
  activityOnline: 4,
  paymentReminder: 5,
  annualCardIssued: 6,
  annualCardFailed: 7,
  annualCardActivated: 8,
  annualCardExpiring: 9,
  merchantConfirmed: 10,
  merchantRejected: 11,
  bookingSucceeded: 12,
  bookingFailed: 13,
  checkInReminder: 14,
  shipped: 15,
  received: 16,
  tripReminder: 17,
  groupBuySucceeded: 18,
  groupBuyFailed: 19,
  couponExpiring: 20,
  appointmentSucceeded: 21,
  orderExpiring: 22,
  activityStarting: 23,
  tomorrowsTask: 24,
} as const;
export type SubscriptionTemplate = (typeof subscriptionTemplate)[keyof typeof subscriptionTemplate];

/** What stands for an absent numeric id in `xcxMessageTypeList`; absent text ids are `''`. */
export const missingSubscriptionId = -1;
