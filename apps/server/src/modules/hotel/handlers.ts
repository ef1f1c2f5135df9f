import { hotelCategories, hotelStars, type Locale, type LocalizedText } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { priceCalendar } from './calendar';
import { categoryNames, starNames } from './options';
import { basicOf, detailOf, photosOf, profileOf } from './pages';
import { rateDetail, rateList, roomDetail, roomList } from './rooms';
import { searchHotels } from './search';
import { countHotelsBy, facilityList, hotelRow, type OptionCount } from './store';

export const hotel: HandlersFor<'hotel'> = {
  search: (request, asked) => searchHotels(request, asked),

  async hotelStarSelect({ db, locale }, { cityName }) {
    const counts = await countHotelsBy(db, 'star', cityName);
    return optionsOf(hotelStars, counts, (star) => starNames[star], locale);
  },

  async hotelCateSelect({ db, locale }, { cityName }) {
    const counts = await countHotelsBy(db, 'category', cityName);
    return optionsOf(hotelCategories, counts, (category) => categoryNames[category], locale);
  },

  async facilitySelect({ db, locale }, { cityName }) {
    const { groups } = await facilityList(db);
    const known = new Map(groups.flatMap(({ children }) => children).map((one) => [one.id, one.name]));
    const counts = await countHotelsBy(db, 'facilities', cityName);
    return optionsOf([...known.keys()], counts, (id) => known.get(id), locale);
  },

  basic: async ({ db, locale }, { hotelId }) => basicOf(await hotelRow(db, hotelId), locale),
  detail: (request, { hotelId }) => detailOf(request, hotelId),
  profile: (request, { hotelId }) => profileOf(request, hotelId),
  photoDetail: (request, { hotelId }) => photosOf(request, hotelId),
  hotelRoomList: (request, asked) => roomList(request, asked),
  hotelRatesList: (request, asked) => rateList(request, asked),
  hotelRoomDetail: (request, asked) => roomDetail(request, asked),
  hotelratesDetail: (request, asked) => rateDetail(request, asked),
  priceCalendar: (request, asked) => priceCalendar(request, asked),
};

/** Options of a filter that have hotels, in their own order. */
function optionsOf<Id extends string | number>(
  ids: readonly Id[],
  counts: readonly OptionCount[],
  nameOf: (id: Id) => LocalizedText | undefined,
  locale: Locale,
): { id: Id; value: Id; name: string; count: number }[] {
  return ids.flatMap((id) => {
    const count = counts.find((one) => one.id === String(id))?.count ?? 0;
    return count > 0 ? [{ id, value: id, name: nameOf(id)?.[locale] ?? String(id), count }] : [];
  });
}
