import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { AppPage, OrderList, ordersPerPage, PagePending } from '@yunyou/ui';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/order-list/order-list')({
  validateSearch: ({ status = '' }: { status?: string }) => ({
    status: /^[0-6]$/.test(status) ? status : '',
  }),
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: async ({ context: { sdk }, deps: { status } }) => {
    const [orders] = await Promise.all([
      sdk.orders.list({ page: 1, size: ordersPerPage, ...(status !== '' && { status: Number(status) }) }),
      sdk.i18n.ensure('order'),
    ]);
    return orders;
  },
  component: Orders,
  pendingComponent: PagePending,
});

function Orders() {
  const orders = Route.useLoaderData();
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppPage>
      <OrderList
        key={status}
        status={status}
        initial={orders}
        onStatusChange={(next) => void navigate({ search: { status: next }, replace: true })}
        hrefsOf={orderHrefs}
        browseHref={hrefs.scenicSpotHome()}
      />
    </AppPage>
  );
}
