import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { PaymentAppPanel } from '@yunyou/ui/features/payment';
import { handInPayPlatforms } from '#app/after-hydration/pay-platforms';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/payment-app/payment-app')({
  validateSearch: searches.paymentApp,
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: ({ context: { sdk }, deps: { orderId } }) => {
    if (!import.meta.env.SSR) handInPayPlatforms(window, sdk.host);
    return sdk.orders.detail(orderId);
  },
  component: PaymentApp,
});

function PaymentApp() {
  const { sdk } = Route.useRouteContext();
  const order = Route.useLoaderData();
  const { detail, payment, result } = orderHrefs(order.id);
  return (
    <AppPage width="narrow">
      <PaymentAppPanel
        order={order}
        hrefs={{ order: detail, payment, result }}
        onEnded={() => sdk.navigation.proceed(result)}
      />
    </AppPage>
  );
}
