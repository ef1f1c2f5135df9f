import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { PaymentPanel } from '@yunyou/ui/features/payment';
import { handInPayPlatforms } from '#app/after-hydration/pay-platforms';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/payment/payment')({
  validateSearch: searches.payment,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id } }) => {
    if (!import.meta.env.SSR) handInPayPlatforms(window, sdk.host);
    return sdk.orders.detail(id);
  },
  component: Payment,
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
        onEnded={() => sdk.navigation.proceed(result)}
      />
    </AppPage>
  );
}
