import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { SpotPending, SpotView } from '@yunyou/ui/features/scenic-spot';

export const Route = createFileRoute('/pages/scenic-spot-detail/scenic-spot-detail')({
  validateSearch: searches.scenicSpotDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    const [spot, tickets] = await Promise.all([catalogue.spot(id), catalogue.tickets(id)]);
    return { spot, tickets };
  },
  component: Spot,
  pendingComponent: SpotPending,
});

function Spot() {
  const { spot, tickets } = Route.useLoaderData();
  return (
    <SpotView
      key={spot.id}
      spot={spot}
      tickets={tickets}
      favorite={<FavoriteButton kind="spot" id={spot.id} name={spot.name} />}
      hrefs={{
        profile: hrefs.scenidSpotProfile({ id: spot.id }),
        ticket: (id) => hrefs.ticketDetail({ id }),
        cards: hrefs.cardList({ spotId: spot.id }),
      }}
    />
  );
}
