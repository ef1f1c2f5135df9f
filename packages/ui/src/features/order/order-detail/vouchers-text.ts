import type { MessageId } from '@yunyou/i18n';

/** What the codes of an order are called. */
export function vouchersText({ isStay, isService }: { isStay: boolean; isService: boolean }): MessageId {
  if (isStay) return 'order.stay.vouchers';
  return isService ? 'order.service.vouchers' : 'order.vouchers';
}
