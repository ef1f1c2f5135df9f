import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { OrderDetailView } from '@yunyou/ui/features/order';
import { orderFormHrefs } from '#app/goods-hrefs';
import { againHref, lineHref, orderHrefs, placeHref } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/order-details/order-details')({
  validateSearch: searches.orderDetails,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id } }) => sdk.orders.detail(id),
  component: OrderDetails,
});

function OrderDetails() {
  const { sdk } = Route.useRouteContext();
  const order = Route.useLoaderData();
  const router = useRouter();
  return (
    <OrderDetailView
      order={order}
      hrefs={{
        ...orderHrefs(order.id),
        ...orderFormHrefs,
        product: lineHref,
        order: (id) => hrefs.orderDetails({ id }),
        refund: (id) => hrefs.refundDetail({ id }),
        askRefund: hrefs.refundPage({ orderId: order.id }),
        place: placeHref,
        snapshots: hrefs.transactionSnapshotList({ orderId: order.id }),
        invoice: {
          apply: hrefs.invoiceForm({ orderIds: order.id }),
          detail: (id) => hrefs.invoiceDetail({ id }),
        },
        again: againHref(order.lines),
      }}
      onChanged={() => void router.invalidate()}
      onHidden={() => void sdk.navigation.proceed(hrefs.orderList({}))}
      onRefresh={() => router.invalidate()}
    />
  );
}
