import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { OrderList, ordersPerPage } from '@yunyou/ui/features/order';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/order-list/order-list')({
  validateSearch: ({ status = '' }: { status?: string }) => ({
    status: /^[0-6]$/.test(status) ? status : '',
  }),
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ context: { sdk }, deps: { status } }) =>
    sdk.orders.list({ page: 1, size: ordersPerPage, ...(status !== '' && { status: Number(status) }) }),
  component: Orders,
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
