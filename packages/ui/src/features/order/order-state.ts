import type { OrderDetail } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { shownDelivery } from './delivery-state';

/** Where an order stands, at the head of its page: what is sent stands where its parcels do, all else in the server's word. */
export function orderHead(
  { t }: Pick<Texts, 't'>,
  order: Pick<OrderDetail, 'status' | 'phase' | 'lines'>,
): string {
  const delivery = shownDelivery(order);
  if (delivery !== null) return t('order.goods.head', { status: String(delivery) });
  return t('order.phase', { phase: order.phase });
}
