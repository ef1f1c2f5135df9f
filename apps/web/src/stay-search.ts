import type { HotelSearch } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';
import { type HotelRate, type HotelRoom, type Sdk, type Stay, stayText } from '@yunyou/sdk';
import {
  type HotelFilterValues,
  hotelFilterTexts,
  hotelQueryOf,
  nearestCity,
  noHotelFilters,
  roomsToBook,
} from '@yunyou/ui/features/hotel';

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

/** What the nearest city has where the asked one has no hotels; undefined where it has, or nobody knows. */
export async function nearestHotels(
  { catalogue, layout }: Pick<Sdk, 'catalogue' | 'layout'>,
  none: HotelSearch | undefined,
  { cityName, stay, size }: { cityName: string; stay: Stay; size: number },
) {
  if (!none || none.records.length > 0 || none.elsewhere.length === 0) return undefined;
  const cities = await layout.cities().catch(() => ({ cityList: [] }));
  const near = nearestCity(none.elsewhere, cityName, cities);
  const hotels =
    near &&
    (await catalogue.hotels({ ...hotelQueryOf(noHotelFilters(near), stay), size }).catch(() => undefined));
  return near && hotels ? { cityName: near, hotels } : undefined;
}
