import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody } from '@yunyou/ui';
import { HotelAlbumView } from '@yunyou/ui/features/hotel';

export const Route = createFileRoute('/pages/hotel-album/hotel-album')({
  validateSearch: searches.hotelAlbum,
  loaderDeps: ({ search: { hotelId } }) => ({ hotelId }),
  loader: ({ context: { sdk }, deps: { hotelId }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.hotelPhotos(hotelId),
  component: HotelAlbumPage,
});

function HotelAlbumPage() {
  const photos = Route.useLoaderData();
  return (
    <AppPage title={photos.name}>
      <PageBody>
        <HotelAlbumView photos={photos} />
      </PageBody>
    </AppPage>
  );
}
