import { calls, roomMaxPerOrder, stayLinesMax } from '@yunyou/contract';
import type { HotelBasic, Sdk, Stay } from '@yunyou/sdk';
import { stayQueryOf } from '@yunyou/ui/features/hotel';
import type { ChosenRooms } from '@yunyou/ui/features/order';
import { notFound } from './not-found';

/** Rooms as the address names them: `<rate id>:<rooms>`, joined by commas. Brought within what can be ordered at once. */
export const chosenRoomsOf = (text: string): ChosenRooms[] =>
  text
    .split(',')
    .filter((one) => one !== '')
    .slice(0, stayLinesMax)
    .map((one) => {
      const [rateId = '', rooms] = one.split(':');
      return { rateId, rooms: Math.min(Math.max(Math.trunc(Number(rooms)) || 1, 1), roomMaxPerOrder) };
    });

/** The same as text. */
export const chosenRoomsText = (lines: readonly ChosenRooms[]): string =>
  lines.map(({ rateId, rooms }) => `${rateId}:${rooms}`).join(',');

/** The rates of chosen rooms. Rejects where one is another hotel's: its price never stands below the name of this one. */
export async function ratesOf(
  { catalogue }: Pick<Sdk, 'catalogue'>,
  { hotelId }: Pick<HotelBasic, 'hotelId'>,
  chosen: readonly ChosenRooms[],
  stay: Stay,
) {
  const rates = await Promise.all(
    chosen.map(({ rateId }) => catalogue.hotelRate(rateId, stayQueryOf({ ...stay, rooms: 1 }))),
  );
  if (rates.some((rate) => rate.hotelId !== hotelId)) throw notFound(calls.hotel.basic.path);
  return rates;
}
