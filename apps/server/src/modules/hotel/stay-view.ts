import { type OrderDetail, orderStatus, stayState } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import { cleanHtml } from '../../clean-html';
import type { Queries } from '../../database/connect';
import { cell, type DataProtection } from '../../security/data-protection';
import { hotelOfOrder } from './stay-hotel-store';
import { type StayRoomRow, stayRoomsOfOrder } from './stays-store';

/** An order's rooms as its member sees them. */
export async function stayRoomsView(
  { db, protection }: { db: Queries; protection: DataProtection },
  orderId: string,
): Promise<Pick<OrderDetail, 'stayRooms'> & { rooms: StayRoomRow[] }> {
  const rooms = await stayRoomsOfOrder(db, orderId);
  return {
    rooms,
    stayRooms: rooms.map((room) => ({
      lineId: room.line_id,
      unit: room.unit,
      guestName: maskName(protection.decrypt(room.guest_cipher, cell('stay_rooms', 'guest_cipher', room.id))),
      stayState: room.state,
      doorNumber: room.door_number,
      checkedInAtMs: room.checked_in_ms,
      checkedOutAtMs: room.checked_out_ms,
    })),
  };
}

/** The hotel of a stay as it was when it was booked. */
export async function stayHotelView(db: Queries, orderId: string): Promise<OrderDetail['stayHotel']> {
  const hotel = await hotelOfOrder(db, orderId);
  if (!hotel) return null;
  const { 'zh-Hans': zh, en } = hotel.bookNote;
  return { ...hotel, bookNote: { 'zh-Hans': cleanHtml(zh), en: cleanHtml(en) } };
}

/** Whether guests, arrival and remark can still be changed: while it waits or stands, and nobody is in a room. */
export function canUpdateStay(
  status: OrderDetail['status'],
  rooms: readonly Pick<StayRoomRow, 'state'>[],
): boolean {
  const isOpen = status === orderStatus.pendingConfirmation || status === orderStatus.pendingConsumption;
  const hasCome = rooms.some(({ state }) => state === stayState.checkedIn || state === stayState.checkedOut);
  return isOpen && !hasCome && rooms.some(({ state }) => state === stayState.booked);
}
