import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { SharedTicket, VoucherSheet } from '@yunyou/ui/features/voucher';

export const Route = createFileRoute('/packages/marketing/electronic-ticket/electronic-ticket')({
  validateSearch: searches.electronicTicket,
  component: ElectronicTicket,
});

function ElectronicTicket() {
  const { orderId, t } = Route.useSearch();
  return orderId ? <VoucherSheet orderId={orderId} /> : <SharedTicket t={t} />;
}
