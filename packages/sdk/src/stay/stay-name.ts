import { internationalType } from '@yunyou/contract';
import type { LineName } from '../order/line-names';

/** Rooms are called by the room's name. */
export const stayName: LineName = {
  type: internationalType.hotelRoom,
  of: ({ hotelRoomName }) => hotelRoomName,
};
