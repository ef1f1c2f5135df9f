/** Nights and rooms: limits, words and clocks of a stay. A stay is the half-open range of its days. */

/** At most so many nights in one stay. */
export const stayMaxNights = 30;
/** The last night that may be sold, days from today on. */
export const stayHorizonDays = 180;
/** Rooms in one order, whatever a rate allows. */
export const roomMaxPerOrder = 8;
/** Room types in one order. */
export const stayLinesMax = 4;
export const adultsMax = 24;
export const childrenMax = 16;
/** The oldest child, in years. */
export const childAgeMax = 17;
/** Guests when nobody has said. */
export const defaultAdults = 2;
/** Until this hour yesterday's night is still sold where the hotel takes guests late. */
export const lateNightUntil = '06:00';
/** When fewer rooms are left than this, they are counted. */
export const lowRoomsBelow = 6;
/** The merchant has so many minutes to confirm a stay. */
export const confirmWithinMinutes = 120;
/** So long after the time to check out a stay ends by itself. */
export const autoCheckOutGraceMinutes = 120;
/** So long after the hold a room paid at the desk is given up. */
export const deskGraceMinutes = 120;
/** Open orders paid at the desk that one member may have. */
export const deskOpenMax = 3;
/** No-shows within `deskNoShowDays` after which a member pays online. */
export const deskNoShowMax = 2;
export const deskNoShowDays = 180;
/** Chosen days and guests are kept for a visit: a day. */
export const stayChoiceKeptMs = 86_400_000;
/** Days before and after a full stay that are searched for a free start. */
export const freeStartWithinDays = 7;
/** An order that waits for the hotel is asked about this often while it is seen. */
export const confirmationPollMs = 10_000;

export const defaultCheckInFrom = '14:00';
export const defaultCheckOutUntil = '12:00';
export const defaultHoldTime = '18:00';
export const defaultArrivalTime = '18:00';

/** Where a room of a stay is. */
export const stayState = {
  /** Ordered, and nobody has come yet. */
  booked: 0,
  /** The guests are there. */
  checkedIn: 1,
  /** The guests have left, or the stay has ended by itself. */
  checkedOut: 2,
  /** Nobody came. */
  noShow: 3,
  /** Given back before the stay began. */
  cancelled: 4,
} as const;
export type StayState = (typeof stayState)[keyof typeof stayState];

/** What a guest's name is made of: letters of any script first, then also `·`, spaces, `.`, `'` and `-`. */
export const guestNamePattern = /^\p{L}[\p{L}\p{M}·•. '’-]*$/u;

/** For every state of a room, the states it may go to; from booked to checked out when the stay ends by itself. */
export const stayTransitions: Readonly<Record<StayState, readonly StayState[]>> = {
  0: [1, 2, 3, 4],
  1: [2],
  2: [],
  3: [],
  4: [],
};

/** What is kept when a stay is given back before a deadline: nothing, a share, or the price of its first night. */
export const refundKeep = ['none', 'percent', 'firstNight'] as const;
export type RefundKeep = (typeof refundKeep)[number];

/** Whether another bed can be had: no, for nothing, or paid at the desk. */
export const addBedRule = ['no', 'free', 'atDesk'] as const;
export type AddBedRule = (typeof addBedRule)[number];

/** Star options, best first; 0 for not rated. */
export const hotelStars = [5, 4, 3, 2, 0] as const;
export type HotelStar = (typeof hotelStars)[number];

export const hotelCategories = ['resort', 'business', 'homestay', 'spring', 'camp', 'hostel'] as const;
export type HotelCategory = (typeof hotelCategories)[number];

/** Groups of a hotel's photos, in the order they are shown. */
export const photoGroups = ['exterior', 'lobby', 'room', 'dining', 'facility', 'surroundings'] as const;
export type PhotoGroup = (typeof photoGroups)[number];

export const hotelSorts = ['recommended', 'priceAsc', 'priceDesc', 'rating', 'distance', 'star'] as const;
export type HotelSort = (typeof hotelSorts)[number];

/** Filters of the hotel search, as an empty result names the one that leaves the least. */
export const hotelFilters = [
  'keyword',
  'star',
  'category',
  'facility',
  'price',
  'breakfast',
  'freeCancel',
  'payAtDesk',
  'onlyFree',
] as const;
export type HotelFilter = (typeof hotelFilters)[number];
