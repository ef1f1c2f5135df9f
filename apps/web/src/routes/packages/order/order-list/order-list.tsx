import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { OrderList, OrderPane, orderQuery } from '@yunyou/ui/features/order';
import { useReducer } from 'react';
import { orderDetailHrefs } from '#app/order-detail-hrefs';
import { againHref, orderHrefs } from '#app/order-hrefs';

const isNumber = (text: string) => /^[0-6]$/.test(text);

export const Route = createFileRoute('/packages/order/order-list/order-list')({
  validateSearch(search: Record<string, unknown>) {
    const { status, orderType, keyword, id } = searches.orderList(search);
    return {
      status: status === 'refund' || isNumber(status) ? status : '',
      orderType: isNumber(orderType) ? orderType : '',
      keyword: keyword.trim().slice(0, 100),
      id,
    };
  },
  loaderDeps: ({ search: { status, orderType, keyword } }) => ({ status, orderType, keyword }),
  loader: ({ context: { sdk }, deps: { status, ...filter } }) =>
    sdk.orders.list({ page: 1, ...orderQuery(status, filter) }),
  component: Orders,
});

function Orders() {
  const orders = Route.useLoaderData();
  const { status, id, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  // What changes an order is seen in the list and beside it.
  const [version, changed] = useReducer((before: number) => before + 1, 0);
  // Beside the list, which stays where it is.
  const open = (next: string) =>
    void navigate({
      search: { ...filter, status, id: next },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  const hidden = () => {
    open('');
    changed();
  };
  return (
    <AppPage
      detail={
        <OrderPane
          id={id}
          version={version}
          hrefsOf={orderDetailHrefs}
          onChanged={changed}
          onHidden={hidden}
        />
      }
    >
      <OrderList
        key={JSON.stringify([status, filter])}
        status={status}
        filter={filter}
        initial={orders}
        onStatusChange={(next) =>
          void navigate({ search: { ...filter, status: next, id: '' }, replace: true })
        }
        onFilterChange={(next) => void navigate({ search: { ...next, status, id: '' }, replace: true })}
        refundsHref={hrefs.refundList({})}
        hrefsOf={({ id, lines }) => ({ ...orderHrefs(id), again: againHref(lines) })}
        onOpen={open}
        openId={id}
        version={version}
        onChanged={changed}
        browseHref={hrefs.scenicSpotHome()}
      />
    </AppPage>
  );
}
