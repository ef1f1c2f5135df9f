import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { activityKey } from '@yunyou/sdk/checkout';
import { BookingForm } from '@yunyou/ui/features/order';
import { afterOrder } from '#app/after-order';
import { orderFormHrefs } from '#app/goods-hrefs';
import { lineActivity } from '#app/line-activity';

export const Route = createFileRoute('/packages/order/scenic-spot-place-order/scenic-spot-place-order')({
  validateSearch: searches.scenicSpotPlaceOrder,
  loaderDeps: ({ search: { productId, activeId, activeType, activityProductId, grabId, groupId } }) => ({
    ...{ productId, activeId, activeType, activityProductId, grabId, groupId },
  }),
  loader: async ({ context: { sdk }, deps }) => {
    const [ticket, activity] = await Promise.all([
      sdk.catalogue.ticket(deps.productId),
      lineActivity(sdk, deps),
    ]);
    return { ticket, activity };
  },
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const { ticket, activity } = Route.useLoaderData();
  const { day, quantity } = Route.useSearch();
  return (
    <BookingForm
      key={`${ticket.id} ${activityKey(activity)}`}
      lines={[
        {
          kind: 'ticket',
          product: ticket,
          day: day || (ticket.nextDay ?? ''),
          quantity: Math.max(ticket.minPerOrder, Number(quantity) || 1),
          activity,
        },
      ]}
      onPlaced={(order) => afterOrder(sdk, order)}
      hrefs={orderFormHrefs}
    />
  );
}
