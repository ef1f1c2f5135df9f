import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import {
  censusQueryOf,
  SearchResults,
  SearchResultsPending,
  searchChoiceOf,
  searchQueryOf,
  searchTextOf,
} from '@yunyou/ui/features/search';

export const Route = createFileRoute('/pages/search-middle-page/search-middle-page')({
  validateSearch: searches.searchMiddlePage,
  loader: async ({ context: { sdk }, location, preload }) => {
    const { catalogue, layout } = preload ? sdk.prefetch : sdk;
    const choice = searchChoiceOf(searches.searchMiddlePage(location.search));
    const [hotWords] = await Promise.all([
      catalogue.hotWords().catch(() => []),
      // Kept for the blocks, which say themselves when they cannot be had.
      choice.keyword &&
        catalogue.searchPage(searchQueryOf(choice, sdk.location.own.position)).catch(() => {}),
      choice.keyword && catalogue.census(censusQueryOf(choice)).catch(() => {}),
      choice.cityName && layout.cities().catch(() => {}),
    ]);
    return hotWords;
  },
  component: SearchMiddlePage,
  pendingComponent: SearchResultsPending,
});

function SearchMiddlePage() {
  const hotWords = Route.useLoaderData();
  const choice = searchChoiceOf(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <SearchResults
      key={choice.keyword}
      choice={choice}
      onChoiceChange={(next) =>
        void navigate({ search: searchTextOf(next), replace: true, viewTransition: false })
      }
      hotWords={hotWords}
    />
  );
}
