import { type OrderType, orderType } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';

/** What the codes of an order are called. */
export function vouchersText({ isStay, isService }: { isStay: boolean; isService: boolean }): MessageId {
  if (isStay) return 'order.stay.vouchers';
  return isService ? 'order.service.vouchers' : 'order.vouchers';
}

/** The same where only the order's type is known. */
export const vouchersTextOf = (type: OrderType): MessageId =>
  vouchersText({ isStay: type === orderType.hotel, isService: type === orderType.service });
