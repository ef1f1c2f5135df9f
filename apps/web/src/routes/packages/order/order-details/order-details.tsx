import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { OrderDetailView } from '@yunyou/ui/features/order';
import { orderDetailHrefs } from '#app/order-detail-hrefs';

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
      hrefs={orderDetailHrefs(order)}
      onChanged={() => void router.invalidate()}
      onHidden={() => void sdk.navigation.proceed(hrefs.orderList({}))}
      onRefresh={() => router.invalidate()}
    />
  );
}
