import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody } from '@yunyou/ui';
import {
  SpotList,
  SpotListPending,
  spotFiltersOf,
  spotSearchOf,
  themesOf,
} from '@yunyou/ui/features/scenic-spot';

export const Route = createFileRoute('/pages/scenic-spot-home/scenic-spot-home')({
  validateSearch: searches.scenicSpotHome,
  loader: async ({ context: { sdk }, location, preload }) => {
    const from = preload ? sdk.prefetch : sdk;
    const filters = spotFiltersOf(location.search);
    const [layout] = await Promise.all([
      from.layout.home(sdk.location.cityName()),
      // Kept for the list, which says itself when it cannot be had.
      from.catalogue.spots({ ...spotSearchOf(filters), page: 1 }).catch(() => undefined),
    ]);
    return themesOf(layout.components, sdk.i18n.locale);
  },
  component: Spots,
  pendingComponent: SpotListPending,
});

function Spots() {
  const themes = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppPage>
      <PageBody>
        <SpotList
          filters={spotFiltersOf(search)}
          onFiltersChange={(filters) =>
            void navigate({ search: { ...filters, focus: '' }, replace: true, viewTransition: false })
          }
          themes={themes}
          autoFocus={search.focus === '1'}
          hrefOf={(id) => hrefs.scenicSpotDetail({ id })}
        />
      </PageBody>
    </AppPage>
  );
}
