import type { ParsedLocation } from '@tanstack/react-router';
import { type HotelBasic, type Sdk, type Stay, stayQueryOf } from '@yunyou/sdk';
import type { ChosenRooms } from '@yunyou/sdk/checkout';
import { notFound } from './not-found';

export { chosenRoomsOf, chosenRoomsText } from '@yunyou/sdk/checkout';

/** The rates of chosen rooms. Rejects where one is another hotel's: its price never stands below the name of this one. */
export async function ratesOf(
  { catalogue }: Pick<Sdk, 'catalogue'>,
  { hotelId }: Pick<HotelBasic, 'hotelId'>,
  chosen: readonly ChosenRooms[],
  stay: Stay,
  location: ParsedLocation,
) {
  const rates = await Promise.all(
    chosen.map(({ rateId }) => catalogue.hotelRate(rateId, stayQueryOf({ ...stay, rooms: 1 }))),
  );
  if (rates.some((rate) => rate.hotelId !== hotelId)) throw notFound(location);
  return rates;
}
