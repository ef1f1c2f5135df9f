import type { AppointmentStatus, DeliveryStatus, OrderStatus, PaymentStatus } from './order-status';

/** For every status, the statuses it may go to. A status with an empty list is final. */
export type Transitions<Status extends number> = Readonly<Record<Status, readonly Status[]>>;

/** Anything else answers 409 and changes nothing. */
export const orderTransitions: Transitions<OrderStatus> = {
  // Confirmed; rejected by the merchant (paid money goes back); refund applied for.
  0: [1, 3, 5],
  // All used, signed for or the stay is over; refund applied for.
  1: [2, 5],
  // After-sales: goods within `afterSalesDays` of signing.
  2: [5],
  3: [],
  // Paid, needs confirmation; paid, confirmed at once; cancelled or timed out.
  4: [0, 1, 6],
  // Refunded in full; refund refused, withdrawn or partial.
  5: [6, 1, 2],
  6: [],
};

export const paymentTransitions: Transitions<PaymentStatus> = { 0: [1], 1: [2, 3], 2: [3], 3: [] };

/** A shop without stocking goes from not shipped straight to shipped. */
export const deliveryTransitions: Transitions<DeliveryStatus> = {
  0: [6, 1],
  6: [7],
  7: [1],
  1: [2, 3],
  2: [4],
  3: [4],
  4: [5],
  5: [],
};

export const appointmentTransitions: Transitions<AppointmentStatus> = {
  0: [1, 3],
  1: [2, 3, 4],
  2: [],
  3: [],
  4: [],
};

/** Whether `from` may become `to`. Staying as it is is not a transition. */
export function isTransitionPermitted<Status extends number>(
  transitions: Transitions<Status>,
  from: Status,
  to: Status,
): boolean {
  return transitions[from].includes(to);
}
