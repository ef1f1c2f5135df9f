import { type HotelRoom, internationalType } from '@yunyou/contract';
import type { LoadContext } from '../core/cache';
import type { Localiser } from '../international/localiser';
import { mergeFields } from '../international/translator';
import type { HotelOptions, HotelQuery, StayQuery } from './hotels';

/** Asks about hotels and puts the answers into the person's language: hotels by one type of record, rooms and rates by another. */
export function createHotelLoads(localiser: Localiser) {
  const { hotel, hotelRoom } = internationalType;

  /** Rooms with their rates: one question for the texts of all. */
  async function localised<Room extends HotelRoom>(
    { locale, options }: LoadContext,
    rooms: readonly Room[],
  ): Promise<Room[]> {
    const ids = rooms.flatMap((room) => [
      room.roomId,
      ...room.hotelRatesVoList.map(({ hotelratesId }) => hotelratesId),
    ]);
    const fields = await localiser.fields(locale, hotelRoom, ids, options);
    return rooms.map((room) => ({
      ...mergeFields(room, fields.get(room.roomId)),
      hotelRatesVoList: room.hotelRatesVoList.map((rate) => mergeFields(rate, fields.get(rate.hotelratesId))),
    }));
  }

  return {
    async hotels({ api, locale, options }: LoadContext, query: HotelQuery) {
      const page = await api.hotel.search(query, options);
      return { ...page, records: await localiser.many(locale, hotel, page.records, options) };
    },

    async hotelOptions({ api, options }: LoadContext, cityName?: string): Promise<HotelOptions> {
      const asked = cityName ? { cityName } : {};
      const [stars, categories, facilities] = await Promise.all([
        api.hotel.hotelStarSelect(asked, options),
        api.hotel.hotelCateSelect(asked, options),
        api.hotel.facilitySelect(asked, options),
      ]);
      return { stars, categories, facilities };
    },

    async hotel({ api, locale, options }: LoadContext, hotelId: string) {
      const found = await localiser.one(
        locale,
        hotel,
        hotelId,
        api.hotel.detail({ hotelId }, options),
        options,
      );
      const nearbySpots = await localiser.many(
        locale,
        internationalType.scenicSpot,
        found.nearbySpots,
        options,
      );
      return { ...found, nearbySpots };
    },

    hotelBasic: ({ api, locale, options }: LoadContext, hotelId: string) =>
      localiser.one(locale, hotel, hotelId, api.hotel.basic({ hotelId }, options), options),

    hotelProfile: ({ api, locale, options }: LoadContext, hotelId: string) =>
      localiser.one(locale, hotel, hotelId, api.hotel.profile({ hotelId }, options), options),

    hotelPhotos: ({ api, locale, options }: LoadContext, hotelId: string) =>
      localiser.one(locale, hotel, hotelId, api.hotel.photoDetail({ hotelId }, options), options),

    async hotelRooms(context: LoadContext, hotelId: string, stay: StayQuery) {
      const found = await context.api.hotel.hotelRoomList({ hotelId, ...stay }, context.options);
      return { ...found, rooms: await localised(context, found.rooms) };
    },

    async hotelRate({ api, locale, options }: LoadContext, hotelratesId: string, stay: StayQuery) {
      const rate = await api.hotel.hotelratesDetail({ hotelratesId, ...stay }, options);
      const [hotels, rooms] = await Promise.all([
        localiser.fields(locale, hotel, [rate.hotelId], options),
        localiser.fields(locale, hotelRoom, [rate.roomId, hotelratesId], options),
      ]);
      const names = { hotelName: hotels.get(rate.hotelId)?.name };
      return mergeFields(
        mergeFields(mergeFields(rate, rooms.get(rate.roomId)), rooms.get(hotelratesId)),
        names,
      );
    },
  };
}
