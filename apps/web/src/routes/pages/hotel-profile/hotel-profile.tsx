import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody } from '@yunyou/ui';
import { HotelProfileView, hotelKindOf } from '@yunyou/ui/features/hotel';

export const Route = createFileRoute('/pages/hotel-profile/hotel-profile')({
  validateSearch: searches.hotelProfile,
  loaderDeps: ({ search: { hotelId } }) => ({ hotelId }),
  loader: ({ context: { sdk }, deps: { hotelId }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.hotelProfile(hotelId),
  component: HotelProfilePage,
});

function HotelProfilePage() {
  const profile = Route.useLoaderData();
  const { kind } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppPage title={profile.name} width="narrow">
      <PageBody>
        <HotelProfileView
          profile={profile}
          kind={hotelKindOf(kind)}
          onKindChange={(next) =>
            void navigate({
              search: { hotelId: profile.hotelId, kind: String(next) },
              replace: true,
              resetScroll: false,
              viewTransition: false,
            })
          }
        />
      </PageBody>
    </AppPage>
  );
}
