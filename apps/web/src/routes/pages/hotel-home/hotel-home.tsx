import { createFileRoute, useRouter } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { type Stay, stayText } from '@yunyou/sdk';
import {
  type HotelFilterValues,
  HotelHomePending,
  HotelHomeView,
  hotelFiltersOf,
  hotelFilterTexts,
} from '@yunyou/ui/features/hotel';
import { CityChoice } from '@yunyou/ui/features/location';
import { loadHotelHome } from '#app/hotel-home';
import { useKeptStay } from '#app/kept-stay';
import { hotelHref, hotelSearchHref } from '#app/stay-search';

export const Route = createFileRoute('/pages/hotel-home/hotel-home')({
  validateSearch: searches.hotelHome,
  // What is looked for belongs to the search that follows; the hotels recommended here depend on the stay alone.
  loaderDeps: ({ search: { startDate, endDate, rooms, adults, childAges } }) => ({
    startDate,
    endDate,
    rooms,
    adults,
    childAges,
  }),
  loader: ({ context: { sdk }, deps, preload }) => loadHotelHome(sdk, deps, preload),
  component: HotelHome,
  pendingComponent: HotelHomePending,
});

function HotelHome() {
  const { sdk } = Route.useRouteContext();
  const { stay, cityName, ...loaded } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const asked = hotelFiltersOf(search, sdk.location.own.position);
  // A place has its own surroundings: the city would leave nothing of them.
  const filters = { ...asked, cityName: asked.place ? '' : cityName };
  const go = (next: { stay?: Stay; filters?: HotelFilterValues }) => {
    const { cityName: _, ...texts } = hotelFilterTexts(next.filters ?? filters);
    void navigate({
      search: { ...stayText(next.stay ?? stay), ...texts },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  };
  const change = useKeptStay(stay, (next) => go({ stay: next }));
  return (
    <HotelHomeView
      {...loaded}
      cityName={cityName}
      stay={stay}
      onStayChange={change}
      filters={filters}
      onFiltersChange={(next) => go({ filters: next })}
      onSearch={(wanted) => sdk.navigation.navigate(hotelSearchHref(wanted, stay))}
      onRetry={() => router.invalidate()}
      city={
        <CityChoice
          onChange={() => {
            go({ filters: { ...filters, place: undefined } });
            void router.invalidate();
          }}
        />
      }
      hrefs={{ hotel: hotelHref, search: (wanted) => hotelSearchHref(wanted, stay) }}
    />
  );
}
