import { createFileRoute, useRouter } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { OrderDetailView, PagePending } from '@yunyou/ui';
import { lineHref, orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/order-details/order-details')({
  validateSearch: searches.orderDetails,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => {
    const [order] = await Promise.all([sdk.orders.detail(id), sdk.i18n.ensure('order', 'member', 'kit')]);
    return order;
  },
  component: OrderDetails,
  pendingComponent: PagePending,
});

function OrderDetails() {
  const order = Route.useLoaderData();
  const router = useRouter();
  return (
    <OrderDetailView
      order={order}
      hrefs={{ ...orderHrefs(order.id), product: lineHref }}
      onChanged={() => void router.invalidate()}
      onRefresh={() => router.invalidate()}
    />
  );
}
