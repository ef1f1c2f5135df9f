import { createFileRoute } from '@tanstack/react-router';
import { AppPage, PaymentResult } from '@yunyou/ui';
import { homeHref, orderHrefs } from '../order-hrefs';

export const Route = createFileRoute('/packages/order/payment-callback/payment-callback')({
  validateSearch: ({ id = '' }: { id?: string }) => ({ id }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('order'),
  component: PaymentCallback,
});

function PaymentCallback() {
  const { id } = Route.useSearch();
  const { detail, vouchers, payment } = orderHrefs(id);
  return (
    <AppPage width="narrow">
      <PaymentResult orderId={id} hrefs={{ order: detail, vouchers, payment, home: homeHref }} />
    </AppPage>
  );
}
