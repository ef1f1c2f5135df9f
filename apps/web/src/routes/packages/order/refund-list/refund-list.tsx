import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { RefundListView } from '@yunyou/ui/features/refund';

export const Route = createFileRoute('/packages/order/refund-list/refund-list')({
  validateSearch: searches.refundList,
  component: RefundList,
});

function RefundList() {
  const { open } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RefundListView
      open={open !== 'all'}
      onOpenChange={(next) =>
        void navigate({
          search: { open: next ? '' : 'all' },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefs={{ detail: (id) => hrefs.refundDetail({ id }), orders: hrefs.orderList({}) }}
    />
  );
}
