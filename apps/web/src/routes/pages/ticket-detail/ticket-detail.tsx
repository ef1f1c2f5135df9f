import { createFileRoute, useRouter } from '@tanstack/react-router';
import { goodsType } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { TicketPending, TicketView } from '@yunyou/ui/features/ticket';
import { activitiesOf, activityPrices } from '#app/activity-prices';

export const Route = createFileRoute('/pages/ticket-detail/ticket-detail')({
  validateSearch: searches.ticketDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const reads = preload ? sdk.prefetch : sdk;
    const { catalogue } = reads;
    const [ticket, activities] = await Promise.all([
      catalogue.ticket(id),
      activitiesOf(reads, goodsType.ticket, id),
      // Kept for the calendar, which says itself when it cannot be had.
      catalogue.priceCalendar(id).catch(() => undefined),
    ]);
    return { ticket, activities };
  },
  component: Ticket,
  pendingComponent: TicketPending,
});

function Ticket() {
  const { sdk } = Route.useRouteContext();
  const { ticket, activities } = Route.useLoaderData();
  const search = Route.useSearch();
  const { day, quantity } = search;
  const router = useRouter();
  const navigate = Route.useNavigate();
  return (
    <TicketView
      key={ticket.id}
      ticket={ticket}
      favorite={<FavoriteButton kind="ticket" id={ticket.id} name={ticket.name} />}
      choice={{ day, quantity: Number(quantity) || ticket.minPerOrder }}
      // The choice stands in the address: coming back from the booking, nothing is lost.
      onChoiceChange={(choice) =>
        void navigate({
          search: { ...search, id: ticket.id, day: choice.day, quantity: String(choice.quantity) },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      onBook={(choice) =>
        sdk.navigation.navigate(hrefs.scenicSpotPlaceOrder({ productId: ticket.id, ...choice }))
      }
      activityPrices={activityPrices(activities, search, () => void router.invalidate())}
      spotHref={hrefs.scenicSpotDetail({ id: ticket.spotId })}
    />
  );
}
