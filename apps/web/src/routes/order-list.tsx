import { createFileRoute } from '@tanstack/react-router';
import { AppPage, OrderList } from '@yunyou/ui';
import { orderHrefs, spotsHref } from '../order-hrefs';

export const Route = createFileRoute('/packages/order/order-list/order-list')({
  validateSearch: ({ status = '' }: { status?: string }) => ({
    status: /^[0-6]$/.test(status) ? status : '',
  }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('order'),
  component: Orders,
});

function Orders() {
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppPage>
      <OrderList
        key={status}
        status={status}
        onStatusChange={(next) => void navigate({ search: { status: next }, replace: true })}
        hrefsOf={orderHrefs}
        browseHref={spotsHref}
      />
    </AppPage>
  );
}
