import { type OrderDetail, orderStatus } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { isForming } from '../order-words';
import { onlyPartOf } from './order-part';

/** Where an order stands and what comes next, in words of what it sells; undefined where the words of any order do. */
export function orderLead(texts: Texts, order: OrderDetail): string | undefined {
  if (isForming(order)) return texts.t('order.group.lead');
  const part = onlyPartOf(order);
  if (part) return part.lead?.(texts, order);
  // Parts of several kinds, such as a room with tickets.
  const isInUse = !order.closeReason && order.status === orderStatus.pendingConsumption;
  return isInUse ? texts.t('order.bundle.lead') : undefined;
}
