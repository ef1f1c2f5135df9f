import { createFileRoute, useRouter } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { OrderDetailView } from '@yunyou/ui/features/order';
import { lineHref, orderHrefs, placeHref, sameStayHref } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/order-details/order-details')({
  validateSearch: searches.orderDetails,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id } }) => sdk.orders.detail(id),
  component: OrderDetails,
});

function OrderDetails() {
  const order = Route.useLoaderData();
  const router = useRouter();
  return (
    <OrderDetailView
      order={order}
      hrefs={{
        ...orderHrefs(order.id),
        product: lineHref,
        place: placeHref,
        again: sameStayHref(order.lines),
      }}
      onChanged={() => void router.invalidate()}
      onRefresh={() => router.invalidate()}
    />
  );
}
