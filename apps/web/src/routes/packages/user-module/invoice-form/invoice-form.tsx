import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { InvoiceForm } from '@yunyou/ui/features/invoice';
import { listed } from '#app/listed';

export const Route = createFileRoute('/packages/user-module/invoice-form/invoice-form')({
  validateSearch: searches.invoiceForm,
  component: ApplyForInvoice,
});

function ApplyForInvoice() {
  const { sdk } = Route.useRouteContext();
  const { orderIds } = Route.useSearch();
  return (
    <InvoiceForm
      orderIds={listed(orderIds)}
      ordersHref={hrefs.invoice({})}
      onApplied={(id) => void sdk.navigation.redirect(hrefs.invoiceDetail({ id }))}
    />
  );
}
