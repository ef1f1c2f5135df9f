import { type OrderDetail, orderStatus, stayState } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { cell, type DataProtection } from '../../security/data-protection';
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

/** Whether guests, arrival and remark can still be changed: while it waits or stands, and nobody is in a room. */
export function canUpdateStay(
  status: OrderDetail['status'],
  rooms: readonly Pick<StayRoomRow, 'state'>[],
): boolean {
  const isOpen = status === orderStatus.pendingConfirmation || status === orderStatus.pendingConsumption;
  const hasCome = rooms.some(({ state }) => state === stayState.checkedIn || state === stayState.checkedOut);
  return isOpen && !hasCome && rooms.some(({ state }) => state === stayState.booked);
}
