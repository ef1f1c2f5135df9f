import { deliveryStatus, type LocalizedText } from '@yunyou/contract';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import {
  addTrace,
  moveStocking,
  type NewParcel,
  receiveReturn,
  rejectParcel,
  ship,
  signByItself,
  turnBack,
} from '../modules/delivery/deliver';
import { sendRefunds } from './send-refunds';

const depsOf = ({ kinds, clock }: AppContext) => ({ kinds, nowMs: clock.now() });

/** The merchant's and the carrier's side of what is shipped. Each is one transaction. */
export const beginStocking = (app: AppContext, orderId: string): Promise<void> =>
  inTransaction(app.db, (tx) => moveStocking(tx, orderId, deliveryStatus.stocking));

export const finishStocking = (app: AppContext, orderId: string): Promise<void> =>
  inTransaction(app.db, (tx) => moveStocking(tx, orderId, deliveryStatus.stockingFinished));

export const shipParcel = (app: AppContext, parcel: NewParcel): Promise<string> =>
  inTransaction(app.db, (tx) => ship(tx, depsOf(app), parcel));

export const tellTrace = (
  app: AppContext,
  trace: { shipmentId: string; text: LocalizedText; place: LocalizedText },
): Promise<void> => inTransaction(app.db, (tx) => addTrace(tx, depsOf(app), trace));

export const parcelRejected = (app: AppContext, shipmentId: string): Promise<void> =>
  inTransaction(app.db, (tx) => rejectParcel(tx, depsOf(app), shipmentId));

export const parcelTurnedBack = (app: AppContext, shipmentId: string): Promise<void> =>
  inTransaction(app.db, (tx) => turnBack(tx, depsOf(app), shipmentId));

/** The merchant has a parcel back, whole or damaged: its money goes back. */
export async function parcelReturned(
  app: AppContext,
  shipmentId: string,
  { isDamaged }: { isDamaged: boolean },
): Promise<void> {
  const refundId = await inTransaction(app.db, (tx) =>
    receiveReturn(tx, depsOf(app), shipmentId, { isDamaged }),
  );
  if (refundId) await sendRefunds(app, [refundId]);
}

/** A parcel whose time is over counts as signed for. */
export const signParcelByItself = (app: AppContext, shipmentId: string): Promise<void> =>
  inTransaction(app.db, (tx) => signByItself(tx, depsOf(app), shipmentId));
