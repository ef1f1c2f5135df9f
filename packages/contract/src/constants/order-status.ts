/** Where an order stands. */
export const orderStatus = {
  /** Paid (or pay-at-desk) and waiting for the merchant. */
  pendingConfirmation: 0,
  /** Confirmed: can be used, is being shipped, or waits for its day. */
  pendingConsumption: 1,
  /** All used, signed for, or the stay is over. */
  complete: 2,
  /** Rejected by the merchant; what was paid goes back. */
  failed: 3,
  /** Placed, its stock reserved, and not paid yet. */
  pendingPayment: 4,
  /** Money back was asked for, and that is not settled yet. */
  refunding: 5,
  /** Over: cancelled, not paid in time, or refunded in full. */
  closed: 6,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** Where an order's money is. */
export const paymentStatus = {
  /** Nothing was paid yet. */
  unpaid: 0,
  /** The server has seen the payment. */
  paid: 1,
  /** Settled to the merchant by the reconciliation run. */
  credited: 2,
  /** Given back to whoever paid. */
  refunded: 3,
} as const;
export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus];

/** Where the goods of an order are. */
export const deliveryStatus = {
  /** Nothing was handed to a carrier yet. */
  notShipped: 0,
  /** With the carrier. */
  shipped: 1,
  /** Received, by the member's word or the time for it. */
  signedFor: 2,
  /** The receiver did not take it. */
  rejected: 3,
  /** On its way back to the merchant. */
  returnInProcess: 4,
  /** The merchant has it back. */
  returned: 5,
  /** Being put together in the warehouse. */
  stocking: 6,
  /** Put together and waiting for the carrier. */
  stockingFinished: 7,
} as const;
export type DeliveryStatus = (typeof deliveryStatus)[keyof typeof deliveryStatus];

/** Where an appointment stands. */
export const appointmentStatus = {
  /** Made; its code is not there yet. */
  ticketNotIssued: 0,
  /** Its code is there and opens the gate at its time. */
  toBeUsed: 1,
  /** Its code was taken at the gate. */
  used: 2,
  /** Given up by the member or called off by the place. */
  cancelled: 3,
  /** Its time went by unused. */
  expired: 4,
} as const;
export type AppointmentStatus = (typeof appointmentStatus)[keyof typeof appointmentStatus];
