import { deliveryStatus, type OrderDetail, orderStatus } from '@yunyou/contract';

/** Not yet with a carrier. */
const WAITING: readonly (number | null)[] = [
  deliveryStatus.notShipped,
  deliveryStatus.stocking,
  deliveryStatus.stockingFinished,
];

/** Whether the shop is to send something. */
export const isBeingSent = ({ delivery, status }: Pick<OrderDetail, 'delivery' | 'status'>): boolean =>
  delivery !== null && status === orderStatus.pendingConsumption && WAITING.includes(delivery.status);
