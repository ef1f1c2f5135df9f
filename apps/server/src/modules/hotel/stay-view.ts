import { type OrderDetail, orderStatus, stayState, type VoucherSheet } from '@yunyou/contract';
import { cleanHtml } from '../../clean-html';
import type { Queries } from '../../database/connect';
import { cell, type DataProtection } from '../../security/data-protection';
import { hotelOfOrder, stayLinesOfOrder } from './stay-hotel-store';
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
      guestName: protection.decrypt(room.guest_cipher, cell('stay_rooms', 'guest_cipher', room.id)),
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

/** What the guests of an order show at the desk; null for orders without rooms. */
export async function checkInSlip(
  request: { db: Queries; protection: DataProtection },
  orderId: string,
): Promise<VoucherSheet['stay']> {
  const { db } = request;
  const lines = await stayLinesOfOrder(db, orderId);
  const hotel = lines.length > 0 ? await hotelOfOrder(db, orderId) : undefined;
  const [first] = lines;
  if (!first || !hotel) return null;
  const { stayRooms } = await stayRoomsView(request, orderId);
  return {
    hotelName: hotel.name,
    address: hotel.address,
    phone: hotel.phone,
    startDate: first.first_slot,
    endDate: first.end_slot,
    checkInFrom: first.detail.checkInFrom,
    checkOutUntil: first.detail.checkOutUntil,
    adults: lines.reduce((sum, { detail }) => sum + detail.adults, 0),
    children: lines.reduce((sum, { detail }) => sum + detail.childAges.length, 0),
    rooms: stayRooms.map(({ lineId, unit, guestName }) => ({ lineId, unit, guestName })),
  };
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
