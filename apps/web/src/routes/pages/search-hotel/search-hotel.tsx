import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { type Sdk, type Stay, stayText } from '@yunyou/sdk';
import {
  type HotelFilterValues,
  HotelResults,
  hotelFiltersOf,
  hotelFilterTexts,
  hotelQueryOf,
} from '@yunyou/ui/features/hotel';
import { CityChoice } from '@yunyou/ui/features/location';
import { useKeptStay } from '#app/kept-stay';
import { hotelHref } from '#app/stay-search';

type Search = ReturnType<typeof searches.searchHotel>;

/** What the address looks for; without a city, a place or a word in the visitor's city. */
const filtersOf = (sdk: Sdk, search: Search): HotelFilterValues => {
  const filters = hotelFiltersOf(search, sdk.location.own.position);
  const isAnywhere = filters.place !== undefined || filters.keyword !== '';
  const cityName = filters.cityName || (isAnywhere ? '' : sdk.location.cityName());
  return { ...filters, cityName };
};

export const Route = createFileRoute('/pages/search-hotel/search-hotel')({
  validateSearch: searches.searchHotel,
  loader: async ({ context: { sdk }, location, cause, preload }) => {
    const search = searches.searchHotel(location.search);
    // Which hotel it will be is not known: the night of yesterday can be asked for.
    const opened = sdk.stay.open(search, true);
    if (cause === 'stay') return opened;
    const { catalogue, layout } = preload ? sdk.prefetch : sdk;
    const filters = filtersOf(sdk, search);
    await Promise.all([
      // Kept for the list and its filters, which say themselves when they cannot be had.
      catalogue.hotels(hotelQueryOf(filters, opened.stay)).catch(() => undefined),
      catalogue.hotelOptions(filters.cityName).catch(() => undefined),
      sdk.i18n.locale === 'en' && layout.cities().catch(() => undefined),
    ]);
    return opened;
  },
  component: SearchHotel,
});

function SearchHotel() {
  const { sdk } = Route.useRouteContext();
  const search = Route.useSearch();
  const loaded = Route.useLoaderData();
  // The address is the newer one once something was chosen here.
  const { stay, moved } = search.startDate ? sdk.stay.open(search, true) : loaded;
  const filters = filtersOf(sdk, search);
  const navigate = Route.useNavigate();
  const go = (next: { stay?: Stay; filters?: HotelFilterValues }) => {
    const asked = { ...hotelFilterTexts(next.filters ?? filters), ...stayText(next.stay ?? stay) };
    void navigate({ search: asked, replace: true, resetScroll: false, viewTransition: false });
  };
  const changeStay = useKeptStay(stay, (next) => go({ stay: next }));
  return (
    <HotelResults
      stay={stay}
      moved={moved}
      onStayChange={changeStay}
      filters={filters}
      onFiltersChange={(next) => go({ filters: next })}
      city={(shown) => (
        <CityChoice
          shown={shown}
          onChange={() =>
            go({ filters: { ...filters, cityName: sdk.location.cityName(), place: undefined } })
          }
        />
      )}
      hrefOf={hotelHref}
    />
  );
}
