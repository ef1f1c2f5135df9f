import { createFileRoute, useRouter } from '@tanstack/react-router';
import { goodsType } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { type Stay, stayQueryOf, stayText } from '@yunyou/sdk';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { HotelPending, HotelView } from '@yunyou/ui/features/hotel';
import { activitiesOf, activityPrices } from '#app/activity-prices';
import { useKeptStay } from '#app/kept-stay';
import { placeHref } from '#app/order-hrefs';
import { bookingHref } from '#app/stay-search';

export const Route = createFileRoute('/pages/hotel-detail/hotel-detail')({
  validateSearch: searches.hotelDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, location, cause, preload }) => {
    const reads = preload ? sdk.prefetch : sdk;
    const { catalogue } = reads;
    const search = searches.hotelDetail(location.search);
    // Asked for as if the hotel took guests late; what it really does decides below.
    const early = sdk.stay.open(search, true);
    const roomId = search.rid || search.roomId;
    const [hotel, rooms, activities] = await Promise.all([
      catalogue.hotel(id),
      // Another stay is the block's to ask about; it says itself when rooms cannot be had.
      cause === 'stay' ? undefined : catalogue.hotelRooms(id, stayQueryOf(early.stay)).catch(() => undefined),
      roomId === '' ? [] : activitiesOf(reads, goodsType.hotel, roomId),
    ]);
    const opened = sdk.stay.open(search, hotel.lateNight);
    return { hotel, opened, activities, given: rooms && { stay: early.stay, rooms } };
  },
  component: Hotel,
  pendingComponent: HotelPending,
});

function Hotel() {
  const { sdk } = Route.useRouteContext();
  const { hotel, given, opened, activities } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  // The address is the newer one once something was chosen here.
  const { stay, moved } = search.startDate ? sdk.stay.open(search, hotel.lateNight) : opened;
  const go = (part: Partial<typeof search>) =>
    void navigate({
      search: { ...search, ...part },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  const change = useKeptStay(stay, (next: Stay) => go({ ...stayText(next), rateId: '' }));
  return (
    <HotelView
      key={hotel.id}
      hotel={hotel}
      given={given}
      stay={stay}
      moved={moved}
      onStayChange={change}
      roomId={search.roomId}
      rateId={search.rateId}
      onRateChange={(rateId) => go({ rateId })}
      activityPrices={activityPrices(activities, search, () => void router.invalidate())}
      favorite={<FavoriteButton kind="hotel" id={hotel.id} name={hotel.name} />}
      hrefs={{
        album: hrefs.hotelAlbum({ hotelId: hotel.id }),
        profile: (kind) => hrefs.hotelProfile({ hotelId: hotel.id, ...(kind && { kind }) }),
        place: placeHref(hotel),
        spot: (id) => hrefs.scenicSpotDetail({ id }),
        book: (room, rate) => bookingHref(hotel.id, room, rate, stay),
      }}
    />
  );
}
