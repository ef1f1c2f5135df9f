import type { RequestOf } from '@yunyou/contract';
import type { StoredLine } from '../../core/kinds';
import { addEvent, linesOf, lockOrder, setRemark } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { arrivalOf } from './arrival';
import { canUpdateStay } from './stay-view';
import { setArrival, setGuest, stayRoomsOfOrder } from './stays-store';
import type { StayLineDetail } from './tables';

/** What the order's history says when its member has changed it. */
const CHANGED = 'stayChanged';

/** A member changes guests, arrival or remark of their own stay, before anybody has checked in. */
export async function updateStay(
  tx: Tx,
  { memberId, nowMs, protection }: { memberId: string; nowMs: number; protection: DataProtection },
  { orderId, guests = [], arrivalTime, remark }: RequestOf<'order', 'updateStay'>,
): Promise<void> {
  const order = await lockOrder(tx, orderId, memberId);
  const rooms = await stayRoomsOfOrder(tx, orderId);
  if (!canUpdateStay(order.status, rooms))
    throw refuse('transitionRefused', { detail: { from: order.status } });
  for (const [index, { lineId, unit, name }] of guests.entries()) {
    const room = rooms.find((one) => one.line_id === lineId && one.unit === unit);
    if (!room) throw badInput([{ field: `guests.${index}.lineId`, reason: 'Not a room of this order' }]);
    await setGuest(tx, room.id, protection.encrypt(name, cell('stay_rooms', 'guest_cipher', room.id)));
  }
  if (arrivalTime !== undefined) {
    for (const { first_slot, detail } of (await linesOf(tx, [orderId])) as StoredLine<StayLineDetail>[]) {
      arrivalOf(arrivalTime, {
        field: 'arrivalTime',
        stay: { startDate: first_slot },
        nowMs,
        checkInFrom: detail.checkInFrom,
        holdUntilMs: detail.holdUntilMs,
      });
    }
    await setArrival(tx, orderId, arrivalTime);
  }
  if (remark !== undefined) await setRemark(tx, orderId, remark);
  await addEvent(tx, orderId, nowMs, CHANGED);
}
