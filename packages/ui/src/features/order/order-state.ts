import { type OrderSummary, orderStatus, type StayRoom, stayState } from '@yunyou/contract';
import { dayOf, type Texts } from '@yunyou/i18n';
import { shownDelivery } from './delivery-state';
import { isOnlyRooms } from './only-rooms';

/**
 * Where an order stands, in the one word that its lines say it with: rooms are checked in to, goods are on their way. A list
 * does not know who has arrived: from the day of arrival on it says the order's own word.
 */
export function orderStateText(
  { t }: Pick<Texts, 't'>,
  { status, lines, stayRooms }: Pick<OrderSummary, 'status' | 'lines'> & { stayRooms?: readonly StayRoom[] },
  nowMs: number,
): string {
  const delivery = shownDelivery({ status, lines });
  if (delivery !== null) return t('order.goods.head', { status: String(delivery) });
  const own = t('order.status', { status: String(status) });
  if (status !== orderStatus.pendingConsumption || !isOnlyRooms(lines)) return own;
  const isBefore = lines.every((line) => line.kind === 'stay' && dayOf(nowMs) < line.startDate);
  if (!stayRooms) return isBefore ? t('order.stay.state', { state: String(stayState.booked) }) : own;
  const isIn = stayRooms.some((room) => room.stayState === stayState.checkedIn);
  return t('order.stay.state', { state: String(isIn ? stayState.checkedIn : stayState.booked) });
}
