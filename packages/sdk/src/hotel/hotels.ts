import type {
  HotelBasic,
  HotelDetail,
  HotelHotelRoomListRequest,
  HotelPhotos,
  HotelProfile,
  HotelRateDetail,
  HotelRooms,
  HotelSearch,
  HotelSearchRequest,
  NightCalendar,
  ResponseOf,
} from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';
import type { Core } from '../core/core';
import type { Localiser } from '../international/localiser';

/** What hotels are searched by, and in which order they come. */
export type HotelQuery = HotelSearchRequest;

/** The stay that rooms and rates are asked about: both days or none, rooms and guests. */
export type StayQuery = Omit<HotelHotelRoomListRequest, 'hotelId' | 'activityId'>;

/** Days of a night calendar; default from today to the last that is sold. */
export interface NightSpan {
  from?: string;
  to?: string;
}

/** What a search can be narrowed by: options that have hotels. */
export interface HotelOptions {
  readonly stars: ResponseOf<'hotel', 'hotelStarSelect'>;
  readonly categories: ResponseOf<'hotel', 'hotelCateSelect'>;
  readonly facilities: ResponseOf<'hotel', 'facilitySelect'>;
}

/** Reads of hotels, in the person's language. Prices and rooms are asked for anew each time, those of a search after five seconds; `peek` has the last answer. */
export interface HotelReads {
  readonly hotels: CachedRead<[query?: HotelQuery], HotelSearch>;
  readonly hotelOptions: CachedRead<[cityName?: string], HotelOptions>;
  readonly hotel: CachedRead<[id: string], HotelDetail>;
  /** The hotel in short. */
  readonly hotelBasic: CachedRead<[id: string], HotelBasic>;
  readonly hotelProfile: CachedRead<[id: string], HotelProfile>;
  readonly hotelPhotos: CachedRead<[id: string], HotelPhotos>;
  readonly hotelRooms: CachedRead<[hotelId: string, stay?: StayQuery], HotelRooms>;
  readonly hotelRate: CachedRead<[rateId: string, stay?: StayQuery], HotelRateDetail>;
  /** Of a hotel, a room or a rate. */
  readonly nightCalendar: CachedRead<[of: NightsOf, span?: NightSpan], NightCalendar>;
  /** Public holidays of the days that can be stayed. */
  readonly holidays: CachedRead<[], ResponseOf<'system', 'holidays'>>;
}

/** Whose nights are asked about. */
export type NightsOf = { hotelId: string } | { roomId: string } | { hotelratesId: string };

/** A search that was only just asked for is not asked for again by the list that shows it. */
const searchStaleMs = 5_000;

/** Reads of hotels; what they do with an answer is lazy. */
export function createHotelReads(
  read: CreateRead,
  localiser: Localiser,
  { lazy }: Pick<Core, 'lazy'>,
): HotelReads {
  const loads = lazy(
    () => import('./hotel-loads'),
    ({ createHotelLoads }) => createHotelLoads(localiser),
  );
  return {
    hotels: read(
      'hotels',
      async (context, query: HotelQuery = {}) => (await loads()).hotels(context, query),
      searchStaleMs,
    ),
    hotelOptions: read('hotelOptions', async (context, cityName?: string) =>
      (await loads()).hotelOptions(context, cityName),
    ),
    hotel: read('hotel', async (context, id: string) => (await loads()).hotel(context, id)),
    hotelBasic: read('hotelBasic', async (context, id: string) => (await loads()).hotelBasic(context, id)),
    hotelProfile: read('hotelProfile', async (context, id: string) =>
      (await loads()).hotelProfile(context, id),
    ),
    hotelPhotos: read('hotelPhotos', async (context, id: string) => (await loads()).hotelPhotos(context, id)),
    hotelRooms: read(
      'hotelRooms',
      async (context, hotelId: string, stay: StayQuery = {}) =>
        (await loads()).hotelRooms(context, hotelId, stay),
      0,
    ),
    hotelRate: read(
      'hotelRate',
      async (context, rateId: string, stay: StayQuery = {}) =>
        (await loads()).hotelRate(context, rateId, stay),
      0,
    ),
    nightCalendar: read(
      'nightCalendar',
      ({ api, options }, of: NightsOf, span: NightSpan = {}) =>
        api.hotel.priceCalendar({ ...of, ...span }, options),
      0,
    ),
    holidays: read('holidays', ({ api, options }) => api.system.holidays({}, options)),
  };
}
