import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import {
  SpotListPending,
  SpotSearchView,
  spotChoiceOf,
  spotQueryOf,
  spotTextOf,
} from '@yunyou/ui/features/scenic-spot';
import { useEffect } from 'react';

export const Route = createFileRoute('/pages/search-scenic-spot/search-scenic-spot')({
  validateSearch: searches.searchScenicSpot,
  loader: async ({ context: { sdk }, location, preload }) => {
    const { catalogue, layout } = preload ? sdk.prefetch : sdk;
    const choice = spotChoiceOf(searches.searchScenicSpot(location.search));
    const [themes] = await Promise.all([
      catalogue.spotThemes(choice.cityName || undefined).catch(() => []),
      // Kept for the list, which says itself when it cannot be had.
      catalogue.spots({ ...spotQueryOf(choice, sdk.location.own.position), page: 1 }).catch(() => {}),
      choice.cityName && layout.cities().catch(() => {}),
    ]);
    return themes;
  },
  component: SearchScenicSpot,
  pendingComponent: SpotListPending,
});

function SearchScenicSpot() {
  const { sdk } = Route.useRouteContext();
  const themes = Route.useLoaderData();
  const choice = spotChoiceOf(Route.useSearch());
  const navigate = Route.useNavigate();
  const change = (next: typeof choice) =>
    void navigate({ search: spotTextOf(next), replace: true, viewTransition: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer of the page to choose a place, once
  useEffect(() => {
    const place = sdk.places.take();
    if (place) change({ ...choice, origin: place, sort: 'distance' });
  }, []);
  return (
    <SpotSearchView
      choice={choice}
      onChoiceChange={change}
      themes={themes}
      hrefOf={(id) => hrefs.scenicSpotDetail({ id })}
    />
  );
}
