import {
  type CloseReason,
  paymentStatus,
  type RefundKind,
  type RefundState,
  refundsPerPayment,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { newId, randomDigits } from '../../security/ids';
import { byKind, type OrderKinds, type StoredLine } from '../kinds';
import { type CheckoutRow, linesOf, type OrderRow } from '../orders/store';
import { moneyOf, nextRefundNumber } from '../payments/store';
import { freePlaces } from '../people/store';
import { unitAmounts } from '../pricing/units';
import { releaseHolds } from '../stock/store';
import { finishRequest } from './finish';
import type { QuotedUnit } from './quote';
import { countUnits, insertRefund, insertRequest } from './store';

interface RefundDeps {
  kinds: OrderKinds;
  nowMs: number;
}

export interface NewRefund {
  kind: RefundKind;
  reason: string;
  /** What the order ends with when nothing of it is left. */
  closeReason: CloseReason;
  units: readonly QuotedUnit[];
  freightFen: number;
  /** What was fulfilled is void already, and its places are free, such as those of an order that closed unpaid. */
  isVoid?: boolean;
}

export interface OpenedRefund {
  id: string;
  sn: string;
  status: RefundState;
  /** Money that is to be sent after the commit; none where no money was paid. */
  refundId: string | undefined;
}

/**
 * Gives units of a locked order back: they are void from here on, their places are free, and their money is on its way.
 * Every reason takes this path. The checkout must be locked before the order.
 */
export async function openRefund(
  tx: Tx,
  deps: RefundDeps,
  { checkout, order }: { checkout: CheckoutRow; order: OrderRow },
  wanted: NewRefund,
): Promise<OpenedRefund> {
  const { nowMs, kinds } = deps;
  const lines = await linesOf(tx, [order.id]);
  // What was never paid has nothing to give back, such as a stay that is paid at the desk.
  const isPaid = order.pay_status !== paymentStatus.unpaid;
  const units: readonly QuotedUnit[] = isPaid
    ? wanted.units
    : wanted.units.map((unit) => ({ ...unit, amountFen: 0, feeFen: 0 }));
  const freightFen = isPaid ? wanted.freightFen : 0;
  // A unit of which only a part goes back goes on.
  const back = lines
    .map((line) => ({ line, units: units.filter(({ lineId, partial }) => lineId === line.id && !partial) }))
    .filter((one) => one.units.length > 0);
  const feeFen = units.reduce((sum, unit) => sum + unit.feeFen, 0);
  const amountFen = units.reduce((sum, unit) => sum + unit.amountFen, 0) - feeFen + freightFen;
  const request = {
    id: newId(),
    sn: `SH${dayOf(nowMs).replaceAll('-', '')}${randomDigits(10)}`,
    order_id: order.id,
    member_id: order.member_id,
    kind: wanted.kind,
    status: 'refunding' as const,
    approval: 'auto' as const,
    close_reason: wanted.closeReason,
    reason: wanted.reason,
    amount_fen: amountFen,
    fee_fen: feeFen,
    freight_fen: freightFen,
    created_ms: nowMs,
  };
  await insertRequest(
    tx,
    request,
    units.map((unit) => ({
      request_id: request.id,
      line_id: unit.lineId,
      unit: unit.unit,
      amount_fen: unit.amountFen,
      fee_fen: unit.feeFen,
      live: true,
      partial: unit.partial ?? false,
    })),
    wanted.kind === 'system' ? ['refunding'] : ['applied', 'agreed', 'refunding'],
  );
  await countUnits(
    tx,
    back.map(({ line, units: own }) => ({
      lineId: line.id,
      refunding: own.length,
      refunded: 0,
      refundedFen: 0,
    })),
  );
  if (!wanted.isVoid) {
    for (const { kind, items } of byKind(kinds, back, ({ line }) => line.kind)) {
      await kind.undo(
        tx,
        items.map(({ line, units: own }) => ({ line, units: own.map(({ unit }) => unit) })),
        { closeReason: wanted.closeReason, nowMs },
      );
    }
  }
  if (!wanted.isVoid) {
    await freePlaces(
      tx,
      back.map(({ line, units: own }) => ({ lineId: line.id, units: own.map(({ unit }) => unit) })),
    );
  }
  const refundId = amountFen > 0 ? await sendBack(tx, checkout, request, nowMs) : undefined;
  // Stock is locked last, as everywhere.
  if (!wanted.isVoid) {
    await releaseHolds(
      tx,
      back.map(({ line, units: own }) => ({
        lineId: line.id,
        units: own.length,
        fromSlot: kinds.of(line.kind).releasableFrom?.(nowMs) ?? dayOf(nowMs),
      })),
    );
  }
  if (refundId) return { id: request.id, sn: request.sn, status: request.status, refundId };
  await finishRequest(tx, deps, order, request.id);
  return { id: request.id, sn: request.sn, status: 'refunded', refundId: undefined };
}

async function sendBack(
  tx: Tx,
  checkout: CheckoutRow,
  request: { id: string; amount_fen: number; reason: string; close_reason: string },
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

/** Every unit of lines, whole and without a fee: what goes back when an order can't be kept. */
export const wholeUnits = (lines: readonly StoredLine[]): QuotedUnit[] =>
  lines.flatMap((line) =>
    unitAmounts(line.paid_fen, line.quantity).map((amountFen, unit) => ({
      lineId: line.id,
      unit,
      amountFen,
      feeFen: 0,
    })),
  );
