import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { CardPagePending, CardProductView, OwnCardView } from '@yunyou/ui/features/annual-card';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { cardOrderHref, ownCardHrefs } from '#app/card-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/annual-card/card-detail/card-detail')({
  validateSearch: searches.cardDetail,
  loaderDeps: ({ search: { id, cardId } }) => ({ id, cardId }),
  loader: async ({ context: { sdk }, deps: { id, cardId }, location }) => {
    // A card of the member is read on the page: it opens without a network, too.
    if (cardId !== '') return { type: undefined };
    if (id === '') throw notFound(location.pathname);
    return { type: await sdk.catalogue.annualCard(id) };
  },
  component: CardDetail,
  pendingComponent: CardPagePending,
});

function CardDetail() {
  const { sdk } = Route.useRouteContext();
  const search = Route.useSearch();
  const { type } = Route.useLoaderData();
  if (!type) return <OwnCardView key={search.cardId} cardId={search.cardId} hrefsOf={ownCardHrefs} />;
  return (
    <CardProductView
      key={type.id}
      card={type}
      favorite={<FavoriteButton kind="annualCard" id={type.id} name={type.name} />}
      onBuy={() => sdk.navigation.navigate(cardOrderHref(type, search))}
    />
  );
}
