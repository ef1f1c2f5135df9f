import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { OrderList, orderQuery } from '@yunyou/ui/features/order';
import { againHref, orderHrefs } from '#app/order-hrefs';

const isNumber = (text: string) => /^[0-6]$/.test(text);

export const Route = createFileRoute('/packages/order/order-list/order-list')({
  validateSearch(search: Record<string, unknown>) {
    const { status, orderType, keyword } = searches.orderList(search);
    return {
      status: status === 'refund' || isNumber(status) ? status : '',
      orderType: isNumber(orderType) ? orderType : '',
      keyword: keyword.trim().slice(0, 100),
    };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { sdk }, deps: { status, ...filter } }) =>
    sdk.orders.list({ page: 1, ...orderQuery(status, filter) }),
  component: Orders,
});

function Orders() {
  const orders = Route.useLoaderData();
  const { status, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppPage>
      <OrderList
        key={JSON.stringify([status, filter])}
        status={status}
        filter={filter}
        initial={orders}
        onStatusChange={(next) => void navigate({ search: { ...filter, status: next }, replace: true })}
        onFilterChange={(next) => void navigate({ search: { ...next, status }, replace: true })}
        refundsHref={hrefs.refundList({})}
        hrefsOf={({ id, lines }) => ({ ...orderHrefs(id), again: againHref(lines) })}
        browseHref={hrefs.scenicSpotHome()}
      />
    </AppPage>
  );
}
