import { createFileRoute } from '@tanstack/react-router';
import { AppPage, PagePending, PaymentPanel } from '@yunyou/ui';
import { handInPayPlatforms } from '../later/pay-platforms';
import { LoaderFailed } from '../loader-failed';
import { orderHrefs } from '../order-hrefs';

export const Route = createFileRoute('/packages/order/payment/payment')({
  validateSearch: ({ id = '' }: { id?: string }) => ({ id }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => {
    if (!import.meta.env.SSR) handInPayPlatforms(window, sdk.host);
    const [order] = await Promise.all([sdk.orders.detail(id), sdk.i18n.ensure('order')]);
    return order;
  },
  component: Payment,
  pendingComponent: PagePending,
  errorComponent: LoaderFailed,
});

function Payment() {
  const { sdk } = Route.useRouteContext();
  const order = Route.useLoaderData();
  const { detail, result } = orderHrefs(order.id);
  return (
    <AppPage width="narrow">
      <PaymentPanel
        order={order}
        orderHref={detail}
        resultHref={result}
        onEnded={() => sdk.navigation.redirect(result)}
      />
    </AppPage>
  );
}
