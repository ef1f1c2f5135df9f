import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, VoucherSheet } from '@yunyou/ui';

export const Route = createFileRoute('/packages/marketing/electronic-ticket/electronic-ticket')({
  validateSearch: searches.electronicTicket,
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('order'),
  component: ElectronicTicket,
});

function ElectronicTicket() {
  const { orderId } = Route.useSearch();
  return (
    <AppPage>
      <VoucherSheet orderId={orderId} />
    </AppPage>
  );
}
