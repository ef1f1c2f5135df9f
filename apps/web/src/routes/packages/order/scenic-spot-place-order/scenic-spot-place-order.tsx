import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { BookingForm } from '@yunyou/ui/features/order';
import { afterOrder } from '#app/after-order';
import { orderFormHrefs } from '#app/goods-hrefs';
import { heldPlace } from '#app/held-place';

export const Route = createFileRoute('/packages/order/scenic-spot-place-order/scenic-spot-place-order')({
  validateSearch: searches.scenicSpotPlaceOrder,
  loaderDeps: ({ search: { productId, activeId, activeType, grabId } }) => ({
    productId,
    activeId,
    activeType,
    grabId,
  }),
  loader: async ({ context: { sdk }, deps }) => {
    const [ticket, held] = await Promise.all([sdk.catalogue.ticket(deps.productId), heldPlace(sdk, deps)]);
    return { ticket, held };
  },
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const { ticket, held } = Route.useLoaderData();
  const { day, quantity } = Route.useSearch();
  return (
    <BookingForm
      key={`${ticket.id} ${held?.grabId ?? ''}`}
      lines={[
        {
          kind: 'ticket',
          product: ticket,
          day: day || (ticket.nextDay ?? ''),
          quantity: Math.max(ticket.minPerOrder, Number(quantity) || 1),
          held,
        },
      ]}
      onPlaced={(order) => afterOrder(sdk, order)}
      hrefs={orderFormHrefs}
    />
  );
}
