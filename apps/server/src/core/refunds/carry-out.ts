import { paymentStatus, refundsPerPayment } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { ofActivities } from '../activities';
import { byKind, type OrderKinds } from '../kinds';
import { type CheckoutRow, linesOf, type OrderRow } from '../orders/store';
import { moneyOf, nextRefundNumber } from '../payments/store';
import { freePlaces } from '../people/store';
import { releaseHolds } from '../stock/store';
import { finishRequest } from './finish';
import type { QuotedUnit } from './quote';
import { insertRefund, type RequestRow } from './store';

export interface CarryOutDeps {
  kinds: OrderKinds;
  nowMs: number;
}

/**
 * What was decided about a request happens: its units are void, their places are free, and their money is on its way. The
 * checkout must be locked before the order. Answers the refund to send after the commit; none where no money was paid.
 */
export async function carryOut(
  tx: Tx,
  deps: CarryOutDeps,
  { checkout, order }: { checkout: CheckoutRow; order: OrderRow },
  request: RequestRow,
  units: readonly QuotedUnit[],
  { isVoid = false, keepsStock = false }: { isVoid?: boolean; keepsStock?: boolean } = {},
): Promise<string | undefined> {
  const { nowMs, kinds } = deps;
  const lines = await linesOf(tx, [order.id]);
  const back = lines
    .map((line) => ({ line, units: wholeUnitsOf(line.id, units) }))
    .filter((one) => one.units.length > 0);
  if (!isVoid) {
    for (const { kind, items } of byKind(kinds, back, ({ line }) => line.kind)) {
      await kind.undo(tx, items, {
        closeReason: request.close_reason,
        isUnpaid: order.pay_status === paymentStatus.unpaid,
        nowMs,
      });
    }
    await freePlaces(
      tx,
      back.map(({ line, units: own }) => ({ lineId: line.id, units: own })),
    );
  }
  const refundId = request.amount_fen > 0 ? await sendBack(tx, checkout, request, nowMs) : undefined;
  // Stock is locked last, as everywhere.
  if (!isVoid && !keepsStock) {
    const inActivities = back.filter(({ line }) => line.activity_product_id !== null);
    if (inActivities.length > 0) await kinds.activities.undone(tx, inActivities, nowMs);
    await releaseHolds(
      tx,
      back.map(({ line, units: own }) => ({
        lineId: line.id,
        units: own.length,
        fromSlot: kinds.of(line.kind).releasableFrom?.(nowMs) ?? dayOf(nowMs),
      })),
    );
    const linesBack = ofActivities(back.map(({ line }) => line));
    if (linesBack.length > 0) await kinds.activities.released(tx, linesBack, nowMs);
  }
  if (refundId === undefined) await finishRequest(tx, deps, order, request.id);
  return refundId;
}

/** Units of a line that are given back whole: one of which only a part goes back goes on. */
export const wholeUnitsOf = (lineId: string, units: readonly QuotedUnit[]): number[] =>
  units.flatMap((one) => (one.lineId === lineId && !one.partial ? [one.unit] : []));

async function sendBack(
  tx: Tx,
  checkout: CheckoutRow,
  request: { id: string; amount_fen: number; close_reason: string },
  nowMs: number,
): Promise<string> {
  if (checkout.paid_payment_id === null) throw new Error(`Checkout ${checkout.id} knows no payment.`);
  const number = await nextRefundNumber(tx, checkout.paid_payment_id, refundsPerPayment);
  if (number === undefined) throw refuse('refundLimit');
  const { paidFen, backFen } = await moneyOf(tx, checkout.paid_payment_id);
  if (backFen + request.amount_fen > paidFen) {
    throw new Error(`Payment ${checkout.paid_payment_id} has not brought so much.`);
  }
  const id = newId();
  await insertRefund(tx, {
    id,
    payment_id: checkout.paid_payment_id,
    request_id: request.id,
    out_refund_no: number,
    amount_fen: request.amount_fen,
    reason: request.close_reason,
    state: 'requested',
    created_ms: nowMs,
    done_ms: null,
  });
  return id;
}
