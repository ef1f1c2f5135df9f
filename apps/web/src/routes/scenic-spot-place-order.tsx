import { createFileRoute } from '@tanstack/react-router';
import { BookingForm, PagePending } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';

export const Route = createFileRoute('/packages/order/scenic-spot-place-order/scenic-spot-place-order')({
  validateSearch: ({ productId = '', day = '', quantity = '1' }: Partial<Record<string, string>>) => ({
    productId,
    day,
    quantity,
  }),
  loaderDeps: ({ search: { productId } }) => ({ productId }),
  loader: async ({ context: { sdk }, deps: { productId } }) => {
    const [ticket] = await Promise.all([sdk.catalogue.ticket(productId), sdk.i18n.ensure('order', 'member')]);
    return ticket;
  },
  component: PlaceOrder,
  pendingComponent: PagePending,
  errorComponent: LoaderFailed,
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
        sdk.navigation.redirect(
          status === 4
            ? `/packages/order/payment/payment?id=${id}`
            : `/packages/order/payment-callback/payment-callback?id=${id}`,
        )
      }
    />
  );
}
