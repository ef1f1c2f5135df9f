import { type OrderType, orderType, orderTypeOfKind } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';

const ofType: Partial<Record<OrderType, MessageId>> = {
  [orderType.hotel]: 'order.stay.vouchers',
  [orderType.service]: 'order.service.vouchers',
  [orderTypeOfKind.cardActivity]: 'order.cardActivity.vouchers',
};

/** What the codes of an order are called where only its type is known. */
export const vouchersTextOf = (type: OrderType): MessageId => ofType[type] ?? 'order.vouchers';
