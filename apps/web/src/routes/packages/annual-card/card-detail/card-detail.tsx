import { createFileRoute, useRouter } from '@tanstack/react-router';
import { goodsType } from '@yunyou/contract';
import { searches } from '@yunyou/navigation/pages';
import { CardPagePending, CardProductView, OwnCardView } from '@yunyou/ui/features/annual-card';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { activitiesOf, activityPrices } from '#app/activity-prices';
import { cardOrderHref, ownCardHrefs } from '#app/card-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/annual-card/card-detail/card-detail')({
  validateSearch: searches.cardDetail,
  loaderDeps: ({ search: { id, cardId } }) => ({ id, cardId }),
  loader: async ({ context: { sdk }, deps: { id, cardId }, location }) => {
    // A card of the member is read on the page: it opens without a network, too.
    if (cardId !== '') return { type: undefined, activities: [] };
    if (id === '') throw notFound(location);
    const [type, activities] = await Promise.all([
      sdk.catalogue.annualCard(id),
      activitiesOf(sdk, goodsType.annualCard, id),
    ]);
    return { type, activities };
  },
  component: CardDetail,
  pendingComponent: CardPagePending,
});

function CardDetail() {
  const { sdk } = Route.useRouteContext();
  const search = Route.useSearch();
  const router = useRouter();
  const { type, activities } = Route.useLoaderData();
  if (!type) return <OwnCardView key={search.cardId} cardId={search.cardId} hrefsOf={ownCardHrefs} />;
  return (
    <CardProductView
      key={type.id}
      card={type}
      activityPrices={activityPrices(activities, search, () => void router.invalidate())}
      favorite={<FavoriteButton kind="annualCard" id={type.id} name={type.name} />}
      onBuy={() => sdk.navigation.navigate(cardOrderHref(type, search))}
    />
  );
}
