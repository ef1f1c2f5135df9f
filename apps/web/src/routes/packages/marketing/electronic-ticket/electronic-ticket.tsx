import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { VoucherSheet } from '@yunyou/ui/features/voucher';

export const Route = createFileRoute('/packages/marketing/electronic-ticket/electronic-ticket')({
  validateSearch: searches.electronicTicket,
  component: ElectronicTicket,
});

function ElectronicTicket() {
  const { orderId } = Route.useSearch();
  return <VoucherSheet orderId={orderId} />;
}
