import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { type Stay, stayText } from '@yunyou/sdk';
import { activityKey, heldOf } from '@yunyou/sdk/checkout';
import { type ChosenRooms, StayBookingForm } from '@yunyou/ui/features/order';
import { afterOrder } from '#app/after-order';
import { chosenRoomsOf, chosenRoomsText, ratesOf } from '#app/chosen-rooms';
import { orderFormHrefs } from '#app/goods-hrefs';
import { lineActivity } from '#app/line-activity';

export const Route = createFileRoute('/packages/order/hotel-place-order/hotel-place-order')({
  validateSearch: searches.hotelPlaceOrder,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { sdk }, deps, location }) => {
    const activity = await lineActivity(sdk, deps);
    // A place was granted for its nights; an activity is for rooms of one rate.
    const held = heldOf(activity);
    const chosen = chosenRoomsOf(deps.lines)
      .slice(0, activity ? 1 : undefined)
      .map((one) => ({ ...one, rooms: held?.quantity ?? one.rooms }));
    const rooms = chosen.reduce((sum, one) => sum + one.rooms, 0);
    const hotel = await sdk.catalogue.hotelBasic(deps.hotelId);
    const { stay, moved } = sdk.stay.open({ ...deps, ...held?.stay, rooms: String(rooms) }, hotel.lateNight);
    const rates = await ratesOf(sdk, hotel, chosen, stay, location);
    return { hotel, stay, moved, chosen, rates, activity, nowMs: sdk.clock.now() };
  },
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const { hotel, stay, moved, chosen, rates, activity, nowMs } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (next: Stay, lines: readonly ChosenRooms[]) => {
    const { startDate, endDate, adults, childAges } = stayText(next);
    void navigate({
      search: {
        ...search,
        hotelId: hotel.hotelId,
        lines: chosenRoomsText(lines),
        startDate,
        endDate,
        adults,
        childAges,
      },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  };
  return (
    <StayBookingForm
      key={JSON.stringify([stay, chosen, activityKey(activity)])}
      hotel={hotel}
      stay={stay}
      moved={moved}
      lines={rates.map((rate, index) => ({
        kind: 'stay',
        product: { id: rate.roomId, hotel, rate },
        stay,
        quantity: chosen[index]?.rooms ?? 1,
        nowMs,
        activity,
      }))}
      onChange={change}
      onPlaced={(order) => afterOrder(sdk, order, hrefs.orderDetails({ id: order.id }))}
      hrefs={orderFormHrefs}
    />
  );
}
