import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage, useTexts } from '@yunyou/ui';
import { PaymentResult } from '@yunyou/ui/features/payment';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/order/payment-callback/payment-callback')({
  validateSearch: searches.paymentCallback,
  component: PaymentCallback,
});

function PaymentCallback() {
  const { id } = Route.useSearch();
  const { t } = useTexts();
  const { detail, vouchers, payment, group } = orderHrefs(id);
  return (
    <AppPage width="narrow" title={t('payment.result.title')}>
      <PaymentResult orderId={id} hrefs={{ order: detail, vouchers, payment, group, home: hrefs.home() }} />
    </AppPage>
  );
}
