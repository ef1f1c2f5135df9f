import { z } from 'zod';
import type { hotel as calls } from '../calls/hotel';
import {
  addBedRule,
  adultsMax,
  childAgeMax,
  childrenMax,
  hotelCategories,
  hotelFilters,
  hotelSorts,
  hotelStars,
  photoGroups,
  roomMaxPerOrder,
  stayMaxNights,
} from '../constants/stay';
import { confirmMode, dayState } from '../constants/ticket';
import {
  day,
  elsewhere,
  epochMs,
  fen,
  id,
  lat,
  lng,
  localizedText,
  nearRequest,
  pageOf,
  pageRequest,
  picture,
  queryBool,
  queryInt,
  queryList,
  timeOfDay,
} from './fields';
import { cancelDeadline, tieredRefundRule } from './refund-rule';
import type { SchemasFor } from './schema';

/** Hotels, their rooms and rates (spec section 3). Days are half-open ranges: a stay uses the nights before `endDate`. */

const star = z.literal(hotelStars).describe('Id of the star option; 0 for not rated');

/** Days and guests of a stay; both days or none. */
const stayFields = {
  startDate: day.optional().describe('Arrival; with `endDate`'),
  endDate: day.optional().describe('Departure; with `startDate`'),
  rooms: queryInt(1, roomMaxPerOrder).optional().describe('Default 1'),
  adults: queryInt(1, adultsMax).optional().describe('In all rooms; default 2, or one for each room'),
  childAges: queryList(queryInt(0, childAgeMax), childrenMax).optional().describe('Default none'),
};

const bothDays = (stay: { startDate?: string | undefined; endDate?: string | undefined }) =>
  (stay.startDate === undefined) === (stay.endDate === undefined);
const bothDaysNeeded = { path: ['endDate'], message: 'Both days or none' };
const bothDegrees = (near: { lat?: number | undefined; lng?: number | undefined }) =>
  (near.lat === undefined) === (near.lng === undefined);
const bothDegreesNeeded = { path: ['lng'], message: 'Both lat and lng or none' };

/** With a stay or without, the rest as given. */
const stayRequest = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, ...stayFields }).refine(bothDays as (value: object) => boolean, bothDaysNeeded);

const named = {
  id,
  name: z.string(),
  cityName: z.string(),
  district: z.string().describe('Where in the city, in a few words'),
  star,
  category: z.string().describe('Name of the category option'),
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  lat,
  lng,
  thumb: picture,
};

/** Rules that a stay at a rate may stand against. */
const rateRules = [
  'minNights',
  'maxNights',
  'arrivalClosed',
  'departureClosed',
  'nightClosed',
  'bookTooLate',
  'tooManyRooms',
] as const;

export const hotelSummary = z.strictObject({
  ...named,
  tags: z.array(z.string()).max(6),
  distanceM: z.int().min(0).optional().describe('Metres from the asked place; only where one was asked'),
  fromPriceFen: fen
    .nullable()
    .describe(
      'A night in fen: average of the asked nights, else the lowest of 30 days; null when nothing is on sale',
    ),
  stayTotalFen: fen
    .nullable()
    .describe('All asked rooms for all asked nights, fen; null without days or rooms'),
  nightsPriced: z.int().min(0).describe('Nights in `stayTotalFen`; 0 without days'),
  roomsPriced: z.int().min(1).describe('Rooms in `stayTotalFen`: as many as are asked for'),
  sameEachNight: z.boolean().describe('Whether `fromPriceFen` is the price of every night'),
  left: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'Rooms left when few are, 0 when all are taken; null when there are plenty, without days, and beside `unavailable`',
    ),
  bookable: z.boolean().describe('Whether the asked stay can be booked; without days, whether anything can'),
  unavailable: z
    .enum([...rateRules, 'tooManyGuests'])
    .nullable()
    .optional()
    .describe(
      'The rule that the asked stay stands against where there are rooms or none are sold; null when it can be booked, when all rooms are taken, and without days',
    ),
  freeStarts: z
    .strictObject({ earlier: day.nullable(), later: day.nullable() })
    .nullable()
    .describe(
      'For a hotel that cannot be booked: the nearest days within 7 on which so long a stay can begin',
    ),
});

/** What a rate asks and gives on certain nights; without a stay what it is in general. */
const rateTerms = {
  breakfasts: z.int().min(0).max(4).describe('Breakfasts a room and night'),
  refundRule: tieredRefundRule,
  payAtDesk: z.boolean().describe('Paid at the hotel in place of now'),
  confirmMode: z.enum(confirmMode),
  maxRooms: z.int().min(1).max(roomMaxPerOrder).describe('Rooms of it in one order'),
  minNights: z.int().min(1).nullable().describe('For the asked arrival; null for no rule'),
};

export const hotelRate = z.strictObject({
  hotelratesId: id,
  name: z.string(),
  ...rateTerms,
  priceFen: fen.describe(
    'One night in fen: the average of the asked nights, half up, else the lowest of 30 days',
  ),
  originalPriceFen: fen.nullable().describe('Before an activity, in fen'),
  totalFen: fen.nullable().describe('One room for the whole stay, fen; null without days'),
  nights: z.array(z.strictObject({ night: day, priceFen: fen })).max(stayMaxNights),
  cancelDeadlines: z
    .array(cancelDeadline)
    .describe('Steps of the refund rule still ahead; empty with days: nothing goes back'),
  holdUntilMs: epochMs.nullable().describe('Paid at the desk: until when the room is kept'),
  left: z.int().min(0).nullable().describe('Rooms left when few are; null when there are plenty'),
  unavailable: z
    .enum(rateRules)
    .nullable()
    .describe('The rule this stay stands against; null when it can be booked'),
  unavailableNights: z.array(day).describe('For `nightClosed`'),
  unavailableLimit: z
    .int()
    .nullable()
    .describe('For `minNights`, `maxNights` and `tooManyRooms`: the number'),
  termsHash: z.string().nullable().describe('Changes with any of the terms; null without days'),
});

export const hotelRoom = z.strictObject({
  roomId: id,
  hotelRoomCode: z.string(),
  hotelRoomName: z.string(),
  roomImgList: z.array(picture),
  bedType: z.string(),
  maxPeopleNumber: z.int().min(1),
  maxAdults: z.int().min(1),
  maxChildren: z.int().min(0),
  addBed: z.enum(addBedRule),
  area: z.number().min(0).describe('Square metres; 0 for not said'),
  price: fen.nullable().describe('Lowest price of a night in fen; null when nothing is on sale'),
  roomWindow: z.enum(['window', 'inner', 'none']).describe('To the outside, to the inside, none'),
  roomWindowImg: picture.nullable().describe('What is seen from it'),
  left: z
    .int()
    .min(0)
    .nullable()
    .describe('Rooms left for the stay when few are; null when there are plenty'),
  roomsNeeded: z
    .int()
    .min(1)
    .nullable()
    .describe('Rooms of this type that the asked party needs; null when no number of them is enough'),
  hotelRatesVoList: z.array(hotelRate).describe('Empty when the room is full'),
});

const facility = { id, name: z.string(), icon: z.string().describe('Name of an icon; empty for none') };

const basic = z.strictObject({
  ...named,
  hotelId: id.describe('The same as `id`'),
  categoryId: z.enum(hotelCategories),
  address: z.string(),
  phone: z.string(),
  checkInFrom: timeOfDay,
  checkOutUntil: timeOfDay,
  lateNight: z.boolean().describe('Before 06:00 the night of yesterday is still sold'),
  childNotCountedBelow: z.int().min(0).describe('Younger children are not counted, one per room'),
  onSale: z.boolean(),
});

const calendarDay = z.strictObject({
  day,
  state: z.enum(dayState),
  priceFen: fen.nullable().describe('Lowest price of this night; null when it is not sold'),
  left: z.int().min(0).nullable().describe('Rooms left when few are; null when there are plenty'),
  holiday: localizedText.nullable().describe('Name of the public holiday'),
  minNights: z.int().min(1).nullable().describe('For arrivals on this day; null for no rule'),
  noArrival: z.boolean(),
  noDeparture: z.boolean(),
});

const option = <Id extends z.ZodType>(optionId: Id) =>
  z.array(
    z.strictObject({
      id: optionId,
      value: optionId.describe('The same as `id`'),
      name: z.string(),
      count: z.int().min(0),
    }),
  );

const cityFilter = z.object({ cityName: z.string().trim().max(50).optional() });

export const hotel = {
  search: {
    summary: 'Hotels with the price for exactly the asked nights; those without a room come last.',
    request: stayRequest({
      ...pageRequest,
      ...nearRequest,
      cityName: z.string().trim().max(50).optional(),
      keyword: z.string().trim().max(100).optional(),
      placeName: z.string().trim().max(100).optional().describe('What lat and lng are called'),
      star: queryList(queryInt(0, 5), 5).optional(),
      category: queryList(z.enum(hotelCategories), 6).optional(),
      facility: queryList(id, 20).optional().describe('All of them'),
      priceMinFen: queryInt(0, 1_000_000_000).optional().describe('Of a night'),
      priceMaxFen: queryInt(0, 1_000_000_000).optional().describe('Of a night'),
      breakfast: queryBool.optional().describe('With breakfast only'),
      freeCancel: queryBool.optional().describe('Only what can be cancelled for nothing now'),
      payAtDesk: queryBool.optional(),
      onlyFree: queryBool.optional().describe('Leaves out hotels that are full'),
      sort: z.enum(hotelSorts).optional().describe('Default recommended; `distance` needs lat and lng'),
      next: z.string().max(500).optional().describe('From the page before; `page` is then ignored'),
    }).refine(bothDegrees as (value: object) => boolean, bothDegreesNeeded),
    response: pageOf(hotelSummary).extend({
      next: z.string().nullable().describe('For the next page; null at the end'),
      elsewhere,
      blockedBy: z
        .enum(hotelFilters)
        .nullable()
        .describe('When nothing is found: the filter without which there would be most'),
    }),
    codes: [410, 422],
  },
  hotelStarSelect: {
    summary: 'Star options that have hotels.',
    request: cityFilter,
    response: option(star),
  },
  hotelCateSelect: {
    summary: 'Category options that have hotels.',
    request: cityFilter,
    response: option(z.enum(hotelCategories)),
  },
  facilitySelect: {
    summary: 'Facilities to filter by that hotels have.',
    request: cityFilter,
    response: option(id),
  },
  basic: {
    summary: 'One hotel in short: for an order, a map, a shared link.',
    request: z.object({ hotelId: id }),
    response: basic,
    codes: [404],
  },
  detail: {
    summary: 'One hotel; off sale too.',
    request: z.object({ hotelId: id }),
    response: basic.extend({
      picture: picture.describe('The wide picture, for the head of the page'),
      photos: z.array(picture).max(8),
      albumCount: z.int().min(0),
      tags: z.array(z.string()).max(6),
      facilities: z.array(z.strictObject(facility)).describe('Of level 1'),
      dialogs: z
        .strictObject({
          facilities: z.string(),
          highlights: z.string(),
          bookingNotes: z.string(),
          policy: z.string(),
        })
        .describe('The first 80 characters of each, without markup; empty for none'),
      fromPriceFen: fen.nullable().describe('Lowest price of a night in the next 30 days'),
      nearbySpots: z
        .array(
          z.strictObject({
            id,
            name: z.string(),
            thumb: picture,
            distanceM: z.int().min(0),
            fromPriceFen: fen.nullable(),
          }),
        )
        .max(6),
    }),
    codes: [404],
  },
  profile: {
    summary: 'The long texts about a hotel. HTML, sanitised.',
    request: z.object({ hotelId: id }),
    response: z.strictObject({
      hotelId: id,
      name: z.string(),
      facilityTreeVoList: z.array(
        z.strictObject({ ...facility, children: z.array(z.strictObject(facility)) }),
      ),
      intro: z.string().describe('HTML'),
      bookNote: z.string().describe('HTML'),
      hotelPolicy: z.string().describe('HTML'),
    }),
    codes: [404],
  },
  photoDetail: {
    summary: "A hotel's photos by group; groups without photos are left out.",
    request: z.object({ hotelId: id }),
    response: z.strictObject({
      hotelId: id,
      name: z.string(),
      total: z.int().min(0),
      groups: z.array(
        z.strictObject({ id: z.enum(photoGroups), name: z.string(), photos: z.array(picture) }),
      ),
    }),
    codes: [404],
  },
  hotelRoomList: {
    summary: "A hotel's rooms, each with its rates for the stay; full ones last.",
    request: stayRequest({ hotelId: id, activityId: id.optional() }),
    response: z.strictObject({
      hotelId: id,
      nights: z.int().min(0).describe('0 without days'),
      today: day.describe("Today by the server's clock"),
      nowMs: epochMs,
      rooms: z.array(hotelRoom),
    }),
    codes: [404, 410, 422],
  },
  hotelRatesList: {
    summary: 'Rates of a room, or of a hotel, for a stay.',
    request: z
      .object({
        hotelId: id.optional(),
        roomId: id.optional(),
        hotelratesId: id.optional(),
        activityId: id.optional(),
        startDate: stayFields.startDate,
        endDate: stayFields.endDate,
        limit: queryInt(1, 20).optional().describe('Default 10'),
        page: queryInt(1, 100).optional().describe('From 1; default 1'),
      })
      .refine(bothDays, bothDaysNeeded),
    response: pageOf(hotelRate.extend({ roomId: id, hotelId: id })),
    codes: [404, 410, 422],
  },
  hotelRoomDetail: {
    summary: 'One room with its rates for the stay.',
    request: stayRequest({ roomId: id }),
    response: hotelRoom.extend({ hotelId: id }),
    codes: [404, 410, 422],
  },
  hotelratesDetail: {
    summary: 'One rate with every night and every deadline.',
    request: stayRequest({ hotelratesId: id }),
    response: hotelRate.extend({
      roomId: id,
      hotelId: id,
      hotelName: z.string(),
      hotelRoomName: z.string(),
      checkInFrom: timeOfDay,
      checkOutUntil: timeOfDay,
    }),
    codes: [404, 410, 422],
  },
  priceCalendar: {
    summary: 'The lowest price of each night of a hotel, a room or a rate; one of the three is needed.',
    request: z.object({
      hotelId: id.optional(),
      roomId: id.optional(),
      hotelratesId: id.optional(),
      from: day.optional().describe('First day; default today'),
      to: day.optional().describe('Last day, at most 366 days later; default the last that is sold'),
    }),
    response: z.strictObject({
      today: day.describe("Today by the server's clock"),
      nowMs: epochMs,
      days: z.array(calendarDay),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;

export type HotelSummary = z.output<typeof hotelSummary>;
export type HotelRate = z.output<typeof hotelRate>;
export type HotelRoom = z.output<typeof hotelRoom>;
