import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { RefundForm } from '@yunyou/ui/features/refund';

export const Route = createFileRoute('/packages/order/refund-page/refund-page')({
  validateSearch: searches.refundPage,
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: ({ context: { sdk }, deps: { orderId } }) => sdk.refunds.options(orderId),
  component: RefundPage,
});

function RefundPage() {
  const { sdk } = Route.useRouteContext();
  const options = Route.useLoaderData();
  const { lineId } = Route.useSearch();
  const router = useRouter();
  return (
    <RefundForm
      key={options.orderId}
      options={options}
      lineId={lineId || undefined}
      orderHref={hrefs.orderDetails({ id: options.orderId })}
      onApplied={(id) => void sdk.navigation.proceed(hrefs.refundDetail({ id }))}
      onReload={() => router.invalidate()}
    />
  );
}
