import { hrefs } from '@yunyou/navigation/pages';
import type { OrderDetail } from '@yunyou/sdk';
import type { OrderDetailViewProps } from '@yunyou/ui/features/order';
import { orderFormHrefs } from '#app/goods-hrefs';
import { againHref, lineHref, orderHrefs, placeHref } from '#app/order-hrefs';

/** Pages that an order leads to. */
export const orderDetailHrefs = ({ id, lines }: OrderDetail): OrderDetailViewProps['hrefs'] => ({
  ...orderHrefs(id),
  ...orderFormHrefs,
  product: lineHref,
  order: (other) => hrefs.orderDetails({ id: other }),
  refund: (refundId) => hrefs.refundDetail({ id: refundId }),
  askRefund: hrefs.refundPage({ orderId: id }),
  place: placeHref,
  snapshots: hrefs.transactionSnapshotList({ orderId: id }),
  invoice: {
    apply: hrefs.invoiceForm({ orderIds: id }),
    detail: (invoiceId) => hrefs.invoiceDetail({ id: invoiceId }),
  },
  again: againHref(lines),
});
