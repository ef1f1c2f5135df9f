import { createFileRoute } from '@tanstack/react-router';
import { SpotPending, SpotView } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { profileHref, ticketHref } from '../shop-hrefs';
import { DrawnPage, type DrawnPageProps } from './-drawn-page';

export const Route = createFileRoute('/pages/scenic-spot-detail/scenic-spot-detail')({
  validateSearch: ({ id = '' }: { id?: string }) => ({ id }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const { catalogue } = preload ? sdk.ahead : sdk;
    const [spot, tickets] = await Promise.all([
      catalogue.spot(id),
      catalogue.tickets(id),
      sdk.i18n.ensure('home', 'spot'),
    ]);
    return { spot, tickets };
  },
  component: Spot,
  pendingComponent: SpotPending,
  errorComponent: LoaderFailed,
});

function Spot() {
  return <DrawnPage of={Route} as={SpotPage} />;
}

function SpotPage({ data: { spot, tickets } }: DrawnPageProps<typeof Route>) {
  return (
    <SpotView
      key={spot.id}
      spot={spot}
      tickets={tickets}
      hrefs={{ profile: profileHref(spot.id), ticket: ticketHref }}
    />
  );
}
