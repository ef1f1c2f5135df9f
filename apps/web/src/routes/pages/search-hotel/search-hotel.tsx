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
import { hotelHref } from '#app/stay-search';

type Search = ReturnType<typeof searches.searchHotel>;

/** What the address asks for; without a city, a place or a word the visitor's city. */
const askedOf = (sdk: Sdk, search: Search) => {
  const { stay } = sdk.stay.open(search);
  const filters = hotelFiltersOf(search);
  const isAnywhere = filters.place !== undefined || filters.keyword !== '';
  const cityName = filters.cityName || (isAnywhere ? '' : sdk.location.cityName());
  return { stay, filters: { ...filters, cityName } };
};

export const Route = createFileRoute('/pages/search-hotel/search-hotel')({
  validateSearch: searches.searchHotel,
  loader: async ({ context: { sdk }, location, cause, preload }) => {
    if (cause === 'stay') return;
    const { catalogue } = preload ? sdk.prefetch : sdk;
    const { stay, filters } = askedOf(sdk, searches.searchHotel(location.search));
    // Kept for the list, which says itself when it cannot be had.
    await catalogue.hotels(hotelQueryOf(filters, stay)).catch(() => undefined);
  },
  component: SearchHotel,
});

function SearchHotel() {
  const { sdk } = Route.useRouteContext();
  const { stay, filters } = askedOf(sdk, Route.useSearch());
  const navigate = Route.useNavigate();
  const go = (next: { stay?: Stay; filters?: HotelFilterValues }) => {
    const search = { ...hotelFilterTexts(next.filters ?? filters), ...stayText(next.stay ?? stay) };
    void navigate({ search, replace: true, resetScroll: false, viewTransition: false });
  };
  return (
    <HotelResults
      stay={stay}
      onStayChange={(next) => {
        sdk.stay.keep(next);
        go({ stay: next });
      }}
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
