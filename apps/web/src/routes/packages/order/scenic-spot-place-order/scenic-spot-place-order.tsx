import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { BookingForm, PagePending } from '@yunyou/ui';

export const Route = createFileRoute('/packages/order/scenic-spot-place-order/scenic-spot-place-order')({
  validateSearch: searches.scenicSpotPlaceOrder,
  loaderDeps: ({ search: { productId } }) => ({ productId }),
  loader: async ({ context: { sdk }, deps: { productId } }) => {
    const [ticket] = await Promise.all([sdk.catalogue.ticket(productId), sdk.i18n.ensure('order', 'member')]);
    return ticket;
  },
  component: PlaceOrder,
  pendingComponent: PagePending,
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
      onPlaced={({ id, status }) =>
        sdk.navigation.redirect(status === 4 ? hrefs.payment({ id }) : hrefs.paymentCallback({ id }))
      }
    />
  );
}
