import type { DeliveryStatus } from './order-status';

/** A parcel counts as signed for so many days after it was shipped. */
export const autoSignDays = 10;
/** A buyer may put that off once by so many days, within the last so many. */
export const extendDays = 3;
/** A reminder to ship can be sent once in so many hours. */
export const remindShipmentHours = 24;

/** The least advanced first: an order shows the first of these that one of its live lines has. */
export const deliveryOrder: readonly DeliveryStatus[] = [0, 6, 7, 1, 3, 4, 5, 2];
