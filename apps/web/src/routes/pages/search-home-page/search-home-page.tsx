import { createFileRoute, useRouter } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { CityChoice } from '@yunyou/ui/features/location';
import { SearchHome, searchChoiceOf } from '@yunyou/ui/features/search';

export const Route = createFileRoute('/pages/search-home-page/search-home-page')({
  validateSearch: searches.searchHomePage,
  // Without the words others search for it is a page all the same.
  loader: ({ context: { sdk }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.hotWords(sdk.location.cityName()).catch(() => []),
  component: SearchHomePage,
});

function SearchHomePage() {
  const hotWords = Route.useLoaderData();
  const { keyword, kind } = Route.useSearch();
  const router = useRouter();
  const choice = searchChoiceOf({ keyword, kind, cityName: '', sort: '', literal: '' });
  return (
    <SearchHome
      keyword={choice.keyword}
      kind={choice.kind}
      hotWords={hotWords}
      city={<CityChoice onChange={() => void router.invalidate()} />}
    />
  );
}
