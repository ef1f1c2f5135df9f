import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { BookingForm } from '@yunyou/ui/features/order';
import { afterOrder } from '#app/after-order';
import { orderFormHrefs } from '#app/goods-hrefs';

export const Route = createFileRoute('/packages/order/scenic-spot-place-order/scenic-spot-place-order')({
  validateSearch: searches.scenicSpotPlaceOrder,
  loaderDeps: ({ search: { productId } }) => ({ productId }),
  loader: ({ context: { sdk }, deps: { productId } }) => sdk.catalogue.ticket(productId),
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const ticket = Route.useLoaderData();
  const { day, quantity } = Route.useSearch();
  return (
    <BookingForm
      key={ticket.id}
      lines={[
        {
          kind: 'ticket',
          product: ticket,
          day: day || (ticket.nextDay ?? ''),
          quantity: Math.max(ticket.minPerOrder, Number(quantity) || 1),
        },
      ]}
      onPlaced={(order) => afterOrder(sdk, order)}
      hrefs={orderFormHrefs}
    />
  );
}
