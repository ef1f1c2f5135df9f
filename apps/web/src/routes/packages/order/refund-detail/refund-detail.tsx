import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { RefundView } from '@yunyou/ui/features/refund';

export const Route = createFileRoute('/packages/order/refund-detail/refund-detail')({
  validateSearch: searches.refundDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id } }) => sdk.refunds.detail(id),
  component: RefundDetail,
});

function RefundDetail() {
  const refund = Route.useLoaderData();
  const router = useRouter();
  const { orderId } = refund;
  return (
    <RefundView
      refund={refund}
      hrefs={{ order: hrefs.orderDetails({ id: orderId }), again: hrefs.refundPage({ orderId }) }}
      onChanged={() => router.invalidate()}
    />
  );
}
