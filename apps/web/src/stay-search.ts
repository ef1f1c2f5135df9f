import { hrefs } from '@yunyou/navigation/pages';
import { type HotelRate, type HotelRoom, type Stay, stayText } from '@yunyou/sdk';
import { type HotelFilterValues, hotelFilterTexts, roomsToBook } from '@yunyou/ui/features/hotel';

/** Address of a hotel for a stay. */
export const hotelHref = (id: string, stay: Stay): string =>
  hrefs.hotelDetail({ id, ...given(stayText(stay)) });

/** Address of a search for hotels. */
export const hotelSearchHref = (filters: HotelFilterValues, stay: Stay): string =>
  hrefs.searchHotel(given({ ...stayText(stay), ...hotelFilterTexts(filters) }));

/** Without what is empty: the address stays as short as what was chosen. */
const given = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>;

/** Address of the order form for a rate: as many rooms as the party needs. */
export function bookingHref(
  hotelId: string,
  room: Pick<HotelRoom, 'roomsNeeded'>,
  rate: Pick<HotelRate, 'hotelratesId' | 'maxRooms' | 'left'>,
  stay: Stay,
): string {
  const { rooms: _, ...rest } = given(stayText(stay));
  return hrefs.hotelPlaceOrder({
    hotelId,
    lines: `${rate.hotelratesId}:${roomsToBook(room, rate, stay.rooms)}`,
    ...rest,
    startDate: stay.startDate,
    endDate: stay.endDate,
  });
}
