import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { InvoiceView } from '@yunyou/ui/features/invoice';

export const Route = createFileRoute('/packages/user-module/invoice-detail/invoice-detail')({
  validateSearch: searches.invoiceDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => (await sdk.invoices()).detail(id),
  component: InvoiceDetail,
});

function InvoiceDetail() {
  const invoice = Route.useLoaderData();
  const router = useRouter();
  return (
    <InvoiceView
      key={invoice.id}
      invoice={invoice}
      hrefs={{
        invoice: (id) => hrefs.invoiceDetail({ id }),
        order: (id) => hrefs.orderDetails({ id }),
        form: (orderIds) => hrefs.invoiceForm({ orderIds: orderIds.join() }),
      }}
      onChanged={() => router.invalidate()}
    />
  );
}
