import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { isApiError } from '@yunyou/sdk';
import { RefundForm, RefundForming } from '@yunyou/ui/features/refund';

export const Route = createFileRoute('/packages/order/refund-page/refund-page')({
  validateSearch: searches.refundPage,
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context: { sdk }, deps: { orderId } }) => {
    try {
      return await sdk.refunds.options(orderId);
    } catch (error) {
      // It waits for its group, which can be left.
      if (isApiError(error) && error.rule === 'groupForming') return undefined;
      throw error;
    }
  },
  component: RefundPage,
});

function RefundPage() {
  const { sdk } = Route.useRouteContext();
  const options = Route.useLoaderData();
  const { orderId, lineId } = Route.useSearch();
  const router = useRouter();
  const orderHref = hrefs.orderDetails({ id: orderId });
  if (!options)
    return <RefundForming groupHref={hrefs.activityGroupDetail({ orderId })} orderHref={orderHref} />;
  return (
    <RefundForm
      key={options.orderId}
      options={options}
      lineId={lineId || undefined}
      orderHref={orderHref}
      onApplied={(id) => void sdk.navigation.proceed(hrefs.refundDetail({ id }))}
      onReload={() => router.invalidate()}
    />
  );
}
