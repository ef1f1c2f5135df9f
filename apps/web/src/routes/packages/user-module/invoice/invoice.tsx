import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { InvoicesView } from '@yunyou/ui/features/invoice';

export const Route = createFileRoute('/packages/user-module/invoice/invoice')({
  validateSearch: searches.invoice,
  component: Invoices,
});

function Invoices() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvoicesView
      tab={tab === 'records' ? 'records' : 'orders'}
      onTabChange={(next) =>
        void navigate({ search: { tab: next }, replace: true, resetScroll: false, viewTransition: false })
      }
      hrefs={{
        form: (orderIds) => hrefs.invoiceForm({ orderIds: orderIds.join() }),
        detail: (id) => hrefs.invoiceDetail({ id }),
      }}
    />
  );
}
