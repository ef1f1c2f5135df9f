import { createFileRoute } from '@tanstack/react-router';
import { calls, roomMaxPerOrder, serverErrorCode, stayLinesMax } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ApiError, type Stay, stayText } from '@yunyou/sdk';
import { stayQueryOf } from '@yunyou/ui/features/hotel';
import { type ChosenRooms, StayBookingForm } from '@yunyou/ui/features/order';

/** Rooms as the address names them: `<rate id>:<rooms>`, joined by commas. */
const linesOf = (text: string): ChosenRooms[] =>
  text
    .split(',')
    .filter((one) => one !== '')
    .slice(0, stayLinesMax)
    .map((one) => {
      const [rateId = '', rooms] = one.split(':');
      return { rateId, rooms: Math.min(Math.max(Math.trunc(Number(rooms)) || 1, 1), roomMaxPerOrder) };
    });

const linesText = (lines: readonly ChosenRooms[]): string =>
  lines.map(({ rateId, rooms }) => `${rateId}:${rooms}`).join(',');

export const Route = createFileRoute('/packages/order/hotel-place-order/hotel-place-order')({
  validateSearch: searches.hotelPlaceOrder,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { sdk }, deps }) => {
    const chosen = linesOf(deps.lines);
    const rooms = chosen.reduce((sum, one) => sum + one.rooms, 0);
    const hotel = await sdk.catalogue.hotelBasic(deps.hotelId);
    const { stay, moved } = sdk.stay.open({ ...deps, rooms: String(rooms) }, hotel.lateNight);
    const rates = await Promise.all(
      chosen.map(({ rateId }) => sdk.catalogue.hotelRate(rateId, stayQueryOf({ ...stay, rooms: 1 }))),
    );
    // Room and price of one hotel never stand below the name of another.
    if (rates.some(({ hotelId }) => hotelId !== hotel.hotelId)) {
      const { method, path } = calls.hotel.basic;
      throw new ApiError({ kind: 'business', code: serverErrorCode.notFound, method, path });
    }
    return { hotel, stay, moved, chosen, rates, nowMs: sdk.clock.now() };
  },
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const { hotel, stay, moved, chosen, rates, nowMs } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const change = (next: Stay, lines: readonly ChosenRooms[]) => {
    const { startDate, endDate, adults, childAges } = stayText(next);
    void navigate({
      search: { hotelId: hotel.hotelId, lines: linesText(lines), startDate, endDate, adults, childAges },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  };
  return (
    <StayBookingForm
      key={JSON.stringify([stay, chosen])}
      hotel={hotel}
      stay={stay}
      moved={moved}
      lines={rates.map((rate, index) => ({
        kind: 'stay',
        product: { id: rate.roomId, hotel, rate },
        stay,
        quantity: chosen[index]?.rooms ?? 1,
        nowMs,
      }))}
      onChange={change}
      onPlaced={({ id, status }) =>
        sdk.navigation.proceed(status === 4 ? hrefs.payment({ id }) : hrefs.orderDetails({ id }))
      }
    />
  );
}
