import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { cityCenter, coordinatesOf, PlaceChoice } from '@yunyou/ui/features/location';

export const Route = createFileRoute('/choose-location')({
  validateSearch: searches.chooseLocation,
  loader: async ({ context: { sdk } }) =>
    cityCenter(await sdk.prefetch.layout.cities().catch(() => undefined), sdk.location.cityName()),
  component: ChooseLocation,
});

function ChooseLocation() {
  const { sdk } = Route.useRouteContext();
  const city = Route.useLoaderData();
  const { latitude, longitude, keyword } = Route.useSearch();
  return (
    <PlaceChoice
      center={coordinatesOf({ latitude, longitude }) ?? sdk.location.own.position ?? city}
      keyword={keyword}
      onChoose={sdk.places.answer}
    />
  );
}
