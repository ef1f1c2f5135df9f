import { orderStatus, paymentStatus } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import type { OrderKinds } from '../kinds';
import { isAllOver } from '../orders/complete';
import { addRefunded, linesOf, type OrderRow } from '../orders/store';
import { moveOrder } from '../orders/transitions';
import { countUnits, itemsOf, lockRequest, OPEN_STATES, requestsOfOrder, setRequestStatus } from './store';

interface FinishDeps {
  kinds: OrderKinds;
  nowMs: number;
}

/**
 * All money of a request is back, or it had none: its units are counted as refunded, and its order goes to where it belongs
 * now. The order must be locked.
 */
export async function finishRequest(
  tx: Tx,
  deps: FinishDeps,
  order: OrderRow,
  requestId: string,
): Promise<void> {
  const request = await lockRequest(tx, requestId);
  if (request.status === 'refunded') return;
  const items = (await itemsOf(tx, [requestId])).filter(({ live }) => live);
  await setRequestStatus(tx, requestId, 'refunded', deps.nowMs);
  const lineIds = [...new Set(items.map((item) => item.line_id))];
  await countUnits(
    tx,
    lineIds.map((lineId) => {
      const own = items.filter((item) => item.line_id === lineId);
      const whole = own.filter(({ partial }) => !partial).length;
      return {
        lineId,
        refunding: -whole,
        refunded: whole,
        refundedFen: own.reduce((sum, item) => sum + item.amount_fen - item.fee_fen, 0),
      };
    }),
  );
  await addRefunded(tx, order.id, request.amount_fen);
  await moveOn(tx, deps, order, request.close_reason, `refunded ${request.close_reason}`);
  await deps.kinds.offers.giveUnneededBack(tx, order.checkout_id, deps.nowMs);
  await deps.kinds.papers.refunded(tx, order.id, deps.nowMs);
}

/** Where an order goes when one of its requests has ended. */
export async function moveOn(
  tx: Tx,
  deps: FinishDeps,
  order: OrderRow,
  closeReason: OrderRow['close_reason'],
  note: string,
): Promise<void> {
  const lines = await linesOf(tx, [order.id]);
  const isAllBack = lines.every((line) => line.refunded_quantity === line.quantity);
  const hadMoney = order.pay_status === paymentStatus.paid || order.pay_status === paymentStatus.credited;
  const payStatus = isAllBack && hadMoney ? { payStatus: paymentStatus.refunded } : {};
  if (order.status !== orderStatus.refunding) {
    // It had ended before its money went back: rejected, or closed when the money came.
    if (isAllBack && hadMoney) await moveOrder(tx, deps.nowMs, order, { ...payStatus, note });
    return;
  }
  if (isAllBack) {
    await moveOrder(tx, deps.nowMs, order, {
      status: orderStatus.closed,
      ...payStatus,
      ...(closeReason && { closeReason }),
      note,
    });
    return;
  }
  const others = await requestsOfOrder(tx, order.id);
  if (others.some(({ status }) => OPEN_STATES.includes(status))) return;
  const status = (await isAllOver(tx, deps, lines)) ? orderStatus.complete : orderStatus.pendingConsumption;
  await moveOrder(tx, deps.nowMs, order, { status, note });
}
