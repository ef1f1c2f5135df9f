import {
  type DeliveryStatus,
  deliveryOrder,
  deliveryStatus,
  type OrderLine,
  type OrderStatus,
  orderStatus,
} from '@yunyou/contract';

export type GoodsLine = Extract<OrderLine, { kind: 'goods' }>;

/** Whether everything that was bought is sent. */
export const isAllGoods = (lines: readonly OrderLine[]): boolean =>
  lines.length > 0 && lines.every(({ kind }) => kind === 'goods');

/** Nothing of a line is left: all of it is back, or on its way back. */
export const isGone = ({ quantity, refundingQuantity, refundedQuantity }: OrderLine): boolean =>
  refundingQuantity + refundedQuantity >= quantity;

/** The least advanced of the goods that are left; null where nothing is sent, or nothing was paid yet. */
export function leastDelivered(lines: readonly OrderLine[]): DeliveryStatus | null {
  const goods = lines.filter((line): line is GoodsLine => line.kind === 'goods');
  const live = goods.filter((line) => !isGone(line));
  const known = (live.length > 0 ? live : goods).flatMap(({ deliveryStatus: status }) => status ?? []);
  return deliveryOrder.find((status) => known.includes(status)) ?? null;
}

/** In these an order of goods stands where its parcels stand. */
const IN_DELIVERY: readonly OrderStatus[] = [orderStatus.pendingConsumption, orderStatus.complete];
/** What goes back stands there also while its money does, and afterwards. */
const RETURNED: readonly DeliveryStatus[] = [deliveryStatus.returnInProcess, deliveryStatus.returned];

/** Where an order stands by its parcels; null where its own status says it. */
export function shownDelivery({
  status,
  lines,
}: {
  status: OrderStatus;
  lines: readonly OrderLine[];
}): DeliveryStatus | null {
  if (!isAllGoods(lines)) return null;
  const delivery = leastDelivered(lines);
  if (delivery === null) return null;
  return IN_DELIVERY.includes(status) || RETURNED.includes(delivery) ? delivery : null;
}
