import { createFileRoute, useRouter } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { stayText } from '@yunyou/sdk';
import { HotelHomePending, HotelHomeView, hotelQueryOf, noHotelFilters } from '@yunyou/ui/features/hotel';
import { CityChoice } from '@yunyou/ui/features/location';
import { useState } from 'react';
import { useKeptStay } from '#app/kept-stay';
import { hotelHref, hotelSearchHref } from '#app/stay-search';

/** Hotels recommended at first sight. */
const RECOMMENDED = 6;

export const Route = createFileRoute('/pages/hotel-home/hotel-home')({
  validateSearch: searches.hotelHome,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { sdk }, deps, preload }) => {
    const from = preload ? sdk.prefetch : sdk;
    const { catalogue } = from;
    // Which hotel it will be is not known: the night of yesterday can be asked for.
    const { stay } = sdk.stay.open(deps, true);
    const { cityName, cityNameEn } = sdk.location.current();
    const [hotels, options] = await Promise.all([
      catalogue.hotels({ ...hotelQueryOf(noHotelFilters(cityName), stay), size: RECOMMENDED }),
      catalogue.hotelOptions(cityName).catch(() => undefined),
      sdk.i18n.locale === 'en' && from.layout.cities().catch(() => undefined),
    ]);
    return { stay, hotels, options, cityName, cityLabel: sdk.i18n.locale === 'en' ? cityNameEn : cityName };
  },
  component: HotelHome,
  pendingComponent: HotelHomePending,
});

function HotelHome() {
  const { sdk } = Route.useRouteContext();
  const { stay, cityName, ...loaded } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const [filters, setFilters] = useState(noHotelFilters(cityName));
  const change = useKeptStay(
    stay,
    (next) =>
      void navigate({ search: stayText(next), replace: true, resetScroll: false, viewTransition: false }),
  );
  const here = { ...filters, cityName };
  return (
    <HotelHomeView
      {...loaded}
      cityName={cityName}
      stay={stay}
      onStayChange={change}
      filters={here}
      onFiltersChange={setFilters}
      onSearch={(asked) => sdk.navigation.navigate(hotelSearchHref(asked, stay))}
      city={<CityChoice onChange={() => void router.invalidate()} />}
      hrefs={{ hotel: hotelHref, search: (asked) => hotelSearchHref(asked, stay) }}
    />
  );
}
