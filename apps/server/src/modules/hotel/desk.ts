import { deskGraceMinutes, lateNightUntil, orderStatus, stayState } from '@yunyou/contract';
import { addDays, instantOf } from '../../clock';
import type { OrderKinds, StoredLine } from '../../core/kinds';
import { completeIfOver } from '../../core/orders/complete';
import { linesOf, lockOrderWithCheckout, type OrderRow } from '../../core/orders/store';
import { moveToRefunding } from '../../core/orders/transitions';
import { openRefund } from '../../core/refunds/open';
import { endUnpaid } from '../../core/refunds/unpaid';
import { releaseHolds } from '../../core/stock/store';
import type { Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { cancelVouchers } from '../voucher/store';
import { firstSellableNight } from './days';
import {
  moveRoom,
  nightsOfRoom,
  releaseNights,
  type StayRoomRow,
  setDoorNumber,
  stayRoom,
  stayRoomsOfOrder,
} from './stays-store';
import type { StayLineDetail } from './tables';

const MINUTE_MS = 60_000;
const DOOR_NUMBER_MAX = 20;

export interface DeskDeps {
  kinds: OrderKinds;
  nowMs: number;
}

type Locked = Awaited<ReturnType<typeof lockOrderWithCheckout>>;

/** A room with its line, under its order's lock: a refund and the desk never meet on one room. */
async function lockRoom(
  tx: Tx,
  roomId: string,
): Promise<Locked & { room: StayRoomRow; line: StoredLine<StayLineDetail> }> {
  const found = await stayRoom(tx, roomId);
  const locked = await lockOrderWithCheckout(tx, found.order_id);
  const line = (await linesOf(tx, [found.order_id])).find(({ id }) => id === found.line_id);
  if (!line) throw new Error('Each room of a stay has its line.');
  return { ...locked, room: await stayRoom(tx, roomId), line: line as StoredLine<StayLineDetail> };
}

/** The guest has left. The order is complete with its last room. */
export async function checkOut(tx: Tx, deps: DeskDeps, roomId: string): Promise<void> {
  const { order, room } = await lockRoom(tx, roomId);
  refuseEmpty(order, room);
  await moveRoom(tx, room, stayState.checkedOut, { checked_out_ms: deps.nowMs });
  await completeIfOver(tx, deps, order, 'checkedOut');
}

/** Orders that somebody may be staying with: in use, or with a part of it on its way back. */
const IN_USE: readonly OrderRow['status'][] = [orderStatus.pendingConsumption, orderStatus.refunding];

/** Only who has checked in can leave. */
function refuseEmpty({ status }: OrderRow, { state }: StayRoomRow): void {
  if (state !== stayState.checkedIn || !IN_USE.includes(status)) {
    throw refuse('transitionRefused', { detail: { from: state } });
  }
}

/** Tells the guest which door is theirs. */
export async function tellDoorNumber(tx: Tx, roomId: string, doorNumber: string): Promise<void> {
  const { room } = await lockRoom(tx, roomId);
  if (doorNumber.length === 0 || doorNumber.length > DOOR_NUMBER_MAX) {
    throw badInput([{ field: 'doorNumber', reason: `1 to ${DOOR_NUMBER_MAX} characters` }]);
  }
  if (room.state !== stayState.booked && room.state !== stayState.checkedIn) {
    throw refuse('transitionRefused', { detail: { from: room.state } });
  }
  await setDoorNumber(tx, roomId, doorNumber);
}

/**
 * Nobody has come. A prepaid room keeps its nights, which are paid for: it can be told from 06:00 of the day after arrival. A
 * room paid at the desk goes back on sale: it can be told when its hold is over.
 */
export async function noShow(tx: Tx, deps: DeskDeps, roomId: string): Promise<void> {
  const { room, line, ...locked } = await lockRoom(tx, roomId);
  const { holdUntilMs } = line.detail;
  const fromMs = holdUntilMs ?? instantOf(addDays(line.first_slot, 1), lateNightUntil);
  if (deps.nowMs < fromMs) throw refuse('outsideWindow', { detail: { fromMs } });
  if (locked.order.status !== orderStatus.pendingConsumption || room.state !== stayState.booked) {
    throw refuse('transitionRefused', { detail: { from: locked.order.status } });
  }
  if (locked.checkout.state === 'atDesk') {
    await endUnpaid(tx, deps, locked, {
      closeReason: 'noShow',
      isWanted: (lineId, unit) => lineId === room.line_id && unit === room.unit,
    });
    return;
  }
  await moveRoom(tx, room, stayState.noShow);
  await cancelVouchers(tx, [{ line, units: [room.unit] }]);
  await completeIfOver(tx, deps, locked.order, 'noShow');
}

/** Gives up every room of an order paid at the desk whose hold was over some time ago. */
export async function giveUpMissed(tx: Tx, deps: DeskDeps, orderId: string): Promise<void> {
  const locked = await lockOrderWithCheckout(tx, orderId);
  if (locked.order.status !== orderStatus.pendingConsumption) return;
  const lines = (await linesOf(tx, [orderId])) as StoredLine<StayLineDetail>[];
  const missed = new Set(lines.filter(({ detail }) => isMissed(detail, deps.nowMs)).map(({ id }) => id));
  const rooms = (await stayRoomsOfOrder(tx, orderId)).filter(
    ({ line_id, state }) => missed.has(line_id) && state === stayState.booked,
  );
  await endUnpaid(tx, deps, locked, {
    closeReason: 'noShow',
    isWanted: (lineId, unit) => rooms.some((room) => room.line_id === lineId && room.unit === unit),
  });
}

const isMissed = ({ holdUntilMs }: StayLineDetail, nowMs: number): boolean =>
  holdUntilMs !== null && holdUntilMs + deskGraceMinutes * MINUTE_MS <= nowMs;

/**
 * A guest leaves early: the nights from `day` on that can still be sold go back on sale, and of what was paid for the nights
 * from `day` on the hotel gives `refundFen` back. Answers the refund to send after the commit.
 */
export async function leaveEarly(
  tx: Tx,
  deps: DeskDeps,
  { roomId, day, refundFen }: { roomId: string; day: string; refundFen: number },
): Promise<string | undefined> {
  const { room, line, checkout, order } = await lockRoom(tx, roomId);
  refuseEmpty(order, room);
  const left = (await nightsOfRoom(tx, roomId)).filter(({ night }) => night >= day);
  if (left.length === 0 || day <= line.first_slot) {
    throw badInput([{ field: 'day', reason: 'A day of the stay after its first' }]);
  }
  const mostFen = checkout.state === 'atDesk' ? 0 : left.reduce((sum, { paid_fen }) => sum + paid_fen, 0);
  // NaN, which is no amount, passes no comparison.
  if (!(refundFen >= 0 && refundFen <= mostFen)) {
    throw badInput([{ field: 'refundFen', reason: `At most ${mostFen}` }]);
  }
  await moveRoom(tx, room, stayState.checkedOut, { checked_out_ms: deps.nowMs });
  const from = [day, firstSellableNight(deps.nowMs)].sort().at(-1) ?? day;
  await releaseNights(tx, roomId, from);
  const refundId =
    refundFen > 0 ? await giveNightsBack(tx, deps, { checkout, order, room, refundFen }) : undefined;
  if (refundFen === 0) await completeIfOver(tx, deps, order, 'checkedOut');
  await releaseHolds(tx, [{ lineId: line.id, units: 1, fromSlot: from }]);
  return refundId;
}

async function giveNightsBack(
  tx: Tx,
  deps: DeskDeps,
  { checkout, order, room, refundFen }: Locked & { order: OrderRow; room: StayRoomRow; refundFen: number },
): Promise<string | undefined> {
  const refunding = await moveToRefunding(tx, deps.nowMs, order);
  const { refundId } = await openRefund(
    tx,
    deps,
    { checkout, order: refunding },
    {
      kind: 'onlyRefund',
      reason: '',
      closeReason: 'refunded',
      units: [{ lineId: room.line_id, unit: room.unit, amountFen: refundFen, feeFen: 0, partial: true }],
      freightFen: 0,
    },
  );
  return refundId;
}
