import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, PagePending, PaymentPanel } from '@yunyou/ui';
import { handInPayPlatforms } from '#app/after-hydration/pay-platforms';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/payment/payment')({
  validateSearch: searches.payment,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => {
    if (!import.meta.env.SSR) handInPayPlatforms(window, sdk.host);
    const [order] = await Promise.all([sdk.orders.detail(id), sdk.i18n.ensure('order')]);
    return order;
  },
  component: Payment,
  pendingComponent: PagePending,
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
