import type { RefundArrival, ResponseOf } from '@yunyou/contract';
import { orderOf } from '../../core/orders/store';
import { requestDetail } from '../../core/refunds/view';
import type { MemberRequest } from '../../http/request-context';
import { payWayName } from '../payment/channels';
import { payWayOf, sellerOf } from './seller-store';

/** A member's own request, with what the seller's side adds to it. */
export async function refundDetail(
  { db, memberId, locale, objectStore }: MemberRequest,
  id: string,
): Promise<ResponseOf<'refund', 'detail'>> {
  const { request, supplierId, detail } = await requestDetail(db, memberId, id, locale);
  const { checkout_id } = await orderOf(db, memberId, request.order_id);
  const [seller, payWay] = [await sellerOf(db, supplierId), await payWayOf(db, checkout_id)];
  const isReturned = request.kind === 'returnAndRefund' && request.approval === 'merchant';
  const wasAgreed = detail.events.some(({ status }) => status === 'agreed');
  return {
    ...detail,
    pictures: request.pictures.map((key) => objectStore.urlOf(key)),
    refusal: request.refusal?.[locale] ?? null,
    returnTo:
      isReturned && wasAgreed && seller
        ? {
            name: seller.name[locale],
            mobile: seller.telephone,
            address: seller.return_address[locale],
          }
        : null,
    payWay: detail.amountFen > 0 ? payWayName(payWay, locale) : '',
    arrival: arrivalOf(payWay),
    telephone: seller?.telephone ?? '',
  };
}

/** How soon money arrives by the way it was paid. */
export const arrivalOf = (tradeType: string): RefundArrival =>
  tradeType === 'storedValue' ? 'storedValue' : tradeType === 'bank' ? 'card' : 'wallet';
