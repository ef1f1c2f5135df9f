import { type HotelRate, type HotelRoom, roomMaxPerOrder } from '@yunyou/contract';

/** How many rooms of a rate are booked for a party: as many as were asked for, more where it would not fit, never more than there are. */
export const roomsToBook = (
  room: Pick<HotelRoom, 'roomsNeeded'>,
  rate: Pick<HotelRate, 'maxRooms' | 'left'>,
  asked: number,
): number =>
  Math.max(
    1,
    Math.min(Math.max(asked, room.roomsNeeded ?? asked), rate.maxRooms, rate.left ?? roomMaxPerOrder),
  );
