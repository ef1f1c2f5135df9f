export const orderStatus = {
  /** Paid (or pay-at-desk) and waiting for the merchant. */
  pendingConfirmation: 0,
  pendingConsumption: 1,
  complete: 2,
  failed: 3,
  pendingPayment: 4,
  refunding: 5,
  closed: 6,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

export const paymentStatus = {
  unpaid: 0,
  paid: 1,
  /** Settled to the merchant by the reconciliation run. */
  credited: 2,
  refunded: 3,
} as const;
export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus];

export const deliveryStatus = {
  notShipped: 0,
  shipped: 1,
  signedFor: 2,
  rejected: 3,
  returnInProcess: 4,
  returned: 5,
  stocking: 6,
  stockingFinished: 7,
} as const;
export type DeliveryStatus = (typeof deliveryStatus)[keyof typeof deliveryStatus];

export const appointmentStatus = {
  ticketNotIssued: 0,
  toBeUsed: 1,
  used: 2,
  cancelled: 3,
  expired: 4,
} as const;
export type AppointmentStatus = (typeof appointmentStatus)[keyof typeof appointmentStatus];
