import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { RefundListView } from '@yunyou/ui/features/refund';

export const Route = createFileRoute('/packages/order/refund-list/refund-list')({
  validateSearch: searches.refundList,
  component: RefundList,
});

function RefundList() {
  const { open, id } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Beside the list, which stays where it is.
  const show = (next: string, among = open) =>
    void navigate({
      search: { open: among, id: next },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  return (
    <RefundListView
      open={open !== 'all'}
      onOpenChange={(next) => show('', next ? '' : 'all')}
      shownId={id}
      onShow={(next) => show(next)}
      hrefs={{
        detail: (refundId) => hrefs.refundDetail({ id: refundId }),
        of: ({ orderId }) => ({
          order: hrefs.orderDetails({ id: orderId }),
          again: hrefs.refundPage({ orderId }),
        }),
        orders: hrefs.orderList({}),
      }}
    />
  );
}
