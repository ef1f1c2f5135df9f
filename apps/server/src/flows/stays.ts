import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { checkOut, giveUpMissed, leaveEarly, noShow, tellDoorNumber } from '../modules/hotel/desk';
import { sendRefunds } from './send-refunds';

const depsOf = ({ kinds, clock }: AppContext) => ({ kinds, nowMs: clock.now() });

/** The desk of a hotel: what it says of a booked room. Each is one transaction. */
export const checkOutRoom = (app: AppContext, roomId: string): Promise<void> =>
  inTransaction(app.db, (tx) => checkOut(tx, depsOf(app), roomId));

export const setRoomDoor = (app: AppContext, roomId: string, doorNumber: string): Promise<void> =>
  inTransaction(app.db, (tx) => tellDoorNumber(tx, roomId, doorNumber));

export const markNoShow = (app: AppContext, roomId: string): Promise<void> =>
  inTransaction(app.db, (tx) => noShow(tx, depsOf(app), roomId));

export async function departEarly(
  app: AppContext,
  departure: { roomId: string; day: string; refundFen: number },
): Promise<void> {
  const refundId = await inTransaction(app.db, (tx) => leaveEarly(tx, depsOf(app), departure));
  if (refundId) await sendRefunds(app, [refundId]);
}

/** Gives up the rooms of an order paid at the desk that nobody came to. */
export const giveUpDeskOrder = (app: AppContext, orderId: string): Promise<void> =>
  inTransaction(app.db, (tx) => giveUpMissed(tx, depsOf(app), orderId));
