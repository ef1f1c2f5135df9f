import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { SpecialPending, SpecialView } from '@yunyou/ui/features/special';
import { specialHrefs } from '#app/goods-hrefs';

export const Route = createFileRoute('/pages/activity-special/activity-special')({
  validateSearch: searches.activitySpecial,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.special(id),
  component: ActivitySpecial,
  pendingComponent: SpecialPending,
});

function ActivitySpecial() {
  const special = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SpecialView
      key={special.id}
      special={special}
      tab={tab}
      onTabChange={(next) =>
        void navigate({
          search: (query) => ({ ...query, tab: next }),
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefs={specialHrefs}
    />
  );
}
