import { createFileRoute, useRouter } from '@tanstack/react-router';
import { OrderDetailView, PagePending } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { lineHref, orderHrefs } from '../order-hrefs';

export const Route = createFileRoute('/packages/order/order-details/order-details')({
  validateSearch: ({ id = '' }: { id?: string }) => ({ id }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => {
    const [order] = await Promise.all([sdk.orders.detail(id), sdk.i18n.ensure('order', 'member')]);
    return order;
  },
  component: OrderDetails,
  pendingComponent: PagePending,
  errorComponent: LoaderFailed,
});

function OrderDetails() {
  const order = Route.useLoaderData();
  const router = useRouter();
  return (
    <OrderDetailView
      order={order}
      hrefs={{ ...orderHrefs(order.id), product: lineHref }}
      onChanged={() => void router.invalidate()}
    />
  );
}
