import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { shownDelivery } from '../delivery-state';
import { stayLead } from './stay/stay-order';

/** Where an order stands and what comes next, in words of what it sells; undefined where the words of any order do. */
export function orderLead(texts: Texts, order: OrderDetail): string | undefined {
  const { t } = texts;
  const delivery = shownDelivery(order);
  if (delivery !== null) return t('order.goods.lead', { status: String(delivery) });
  if (order.closeReason || order.status !== orderStatus.pendingConsumption) {
    return isMixed(order.lines) ? undefined : stayLead(texts, order);
  }
  if (isMixed(order.lines)) return t('order.bundle.lead');
  const services = order.lines.filter((line) => line.kind === 'service');
  if (services.length === 0) return stayLead(texts, order);
  const isInstant = services.every(({ serviceMode }) => serviceMode === 'instant');
  return t(isInstant ? 'order.service.instantLead' : 'order.service.lead');
}

/** Parts of several kinds, such as a room with tickets. */
const isMixed = (lines: readonly OrderLine[]): boolean => new Set(lines.map(({ kind }) => kind)).size > 1;
