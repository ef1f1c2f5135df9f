import { createFileRoute, useRouter } from '@tanstack/react-router';
import { TicketPending, TicketView, useSdk } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { bookHref, spotHref } from '../shop-hrefs';
import { DrawnPage, type DrawnPageProps } from './-drawn-page';

export const Route = createFileRoute('/pages/ticket-detail/ticket-detail')({
  validateSearch: ({ id = '', day = '', quantity = '' }: Partial<Record<string, string>>) => ({
    id,
    day,
    quantity,
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const { catalogue } = preload ? sdk.ahead : sdk;
    const [ticket] = await Promise.all([
      catalogue.ticket(id),
      // Kept for the calendar, which says itself when it cannot be had.
      catalogue.priceCalendar(id).catch(() => undefined),
      sdk.i18n.ensure('spot', 'shop', 'order'),
    ]);
    return ticket;
  },
  component: Ticket,
  pendingComponent: TicketPending,
  errorComponent: LoaderFailed,
});

function Ticket() {
  return <DrawnPage of={Route} as={TicketPage} />;
}

function TicketPage({ data: ticket, search: { day, quantity } }: DrawnPageProps<typeof Route>) {
  const sdk = useSdk();
  const router = useRouter();
  return (
    <TicketView
      key={ticket.id}
      ticket={ticket}
      choice={{ day, quantity: Number(quantity) || ticket.minPerOrder }}
      // The choice stands in the address: coming back from the booking, nothing is lost.
      onChoiceChange={(choice) =>
        void router.navigate({
          to: '.',
          search: { id: ticket.id, day: choice.day, quantity: String(choice.quantity) },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      onBook={(choice) => sdk.navigation.navigate(bookHref(ticket.id, choice))}
      spotHref={spotHref(ticket.spotId)}
    />
  );
}
