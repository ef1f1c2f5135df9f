import { type OrderDetail, orderStatus } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { onlyPartOf } from './order-part';

/** Where an order stands and what comes next, in words of what it sells; undefined where the words of any order do. */
export function orderLead(texts: Texts, order: OrderDetail): string | undefined {
  const part = onlyPartOf(order);
  if (part) return part.lead?.(texts, order);
  // Parts of several kinds, such as a room with tickets.
  const isInUse = !order.closeReason && order.status === orderStatus.pendingConsumption;
  return isInUse ? texts.t('order.bundle.lead') : undefined;
}
