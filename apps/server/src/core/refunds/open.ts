import {
  type CloseReason,
  merchantAnswerHours,
  paymentStatus,
  type RefundKind,
  type RefundReason,
  type RefundState,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { newId, randomDigits } from '../../security/ids';
import { byKind, type OrderKinds, type StoredLine } from '../kinds';
import { type CheckoutRow, linesOf, type OrderRow } from '../orders/store';
import { unitAmounts } from '../pricing/units';
import { carryOut, wholeUnitsOf } from './carry-out';
import type { QuotedUnit } from './quote';
import { countUnits, insertRequest, type RequestRow } from './store';

const HOUR_MS = 3_600_000;

interface RefundDeps {
  kinds: OrderKinds;
  nowMs: number;
}

export interface NewRefund {
  kind: RefundKind;
  reason: string;
  reasonCode?: RefundReason | undefined;
  /** Keys of pictures. */
  pictures?: readonly string[] | undefined;
  /** What the order ends with when nothing of it is left. */
  closeReason: CloseReason;
  units: readonly QuotedUnit[];
  freightFen: number;
  /** What was fulfilled is void already, and its places are free, such as those of an order that closed unpaid. */
  isVoid?: boolean;
  /** Its places stay taken, such as those of goods that came back damaged. */
  keepsStock?: boolean;
}

export interface OpenedRefund {
  id: string;
  sn: string;
  status: RefundState;
  /** Money that is to be sent after the commit; none where no money was paid. */
  refundId: string | undefined;
}

interface Locked {
  checkout: CheckoutRow;
  order: OrderRow;
}

/**
 * Gives units of a locked order back: they are void from here on, their places are free, and their money is on its way.
 * Every reason takes this path. The checkout must be locked before the order.
 */
export async function openRefund(
  tx: Tx,
  deps: RefundDeps,
  { checkout, order }: Locked,
  wanted: NewRefund,
): Promise<OpenedRefund> {
  const { request, units } = await writeRequest(tx, deps, order, wanted, { status: 'refunding' });
  const { isVoid = false, keepsStock = false } = wanted;
  const refundId = await carryOut(tx, deps, { checkout, order }, request, units, { isVoid, keepsStock });
  const { id, sn } = request;
  return { id, sn, status: refundId ? 'refunding' : 'refunded', refundId };
}

/** Asks the merchant about units of a locked order: nobody can use them until there is an answer. */
export async function askMerchant(
  tx: Tx,
  deps: RefundDeps,
  { order }: Locked,
  wanted: NewRefund & { isException: boolean },
): Promise<OpenedRefund> {
  const { request, units } = await writeRequest(tx, deps, order, wanted, {
    status: 'applied',
    approval: 'merchant',
    is_exception: wanted.isException,
    due_ms: deps.nowMs + merchantAnswerHours * HOUR_MS,
    due_what: 'merchantAnswers',
  });
  const lines = await linesOf(tx, [order.id]);
  const frozen = lines
    .map((line) => ({ line, units: wholeUnitsOf(line.id, units) }))
    .filter((one) => one.units.length > 0);
  for (const { kind, items } of byKind(deps.kinds, frozen, ({ line }) => line.kind)) {
    await kind.freeze(tx, items, deps.nowMs);
  }
  return { id: request.id, sn: request.sn, status: 'applied', refundId: undefined };
}

/** Writes a request, its units and its history, and counts its units as on their way back. */
async function writeRequest(
  tx: Tx,
  { nowMs }: RefundDeps,
  order: OrderRow,
  wanted: NewRefund,
  state: Partial<RequestRow> & Pick<RequestRow, 'status'>,
): Promise<{ request: RequestRow; units: readonly QuotedUnit[] }> {
  // What was never paid has nothing to give back, such as a stay that is paid at the desk.
  const isPaid = order.pay_status !== paymentStatus.unpaid;
  const units: readonly QuotedUnit[] = isPaid
    ? wanted.units
    : wanted.units.map((unit) => ({ ...unit, amountFen: 0, feeFen: 0 }));
  const freightFen = isPaid ? wanted.freightFen : 0;
  const sum = (key: 'amountFen' | 'feeFen') => units.reduce((total, unit) => total + unit[key], 0);
  const request: RequestRow = {
    id: newId(),
    sn: `SH${dayOf(nowMs).replaceAll('-', '')}${randomDigits(10)}`,
    order_id: order.id,
    member_id: order.member_id,
    kind: wanted.kind,
    approval: 'auto',
    close_reason: wanted.closeReason,
    reason: wanted.reason,
    reason_code: wanted.reasonCode ?? null,
    pictures: [...(wanted.pictures ?? [])],
    refusal: null,
    is_exception: false,
    due_ms: null,
    due_what: null,
    waybill_company: '',
    waybill_number: '',
    amount_fen: sum('amountFen') - sum('feeFen') + freightFen,
    fee_fen: sum('feeFen'),
    freight_fen: freightFen,
    created_ms: nowMs,
    ...state,
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
    historyOf(request),
  );
  const lineIds = [...new Set(units.map(({ lineId }) => lineId))];
  await countUnits(
    tx,
    lineIds.map((lineId) => ({
      lineId,
      refunding: wholeUnitsOf(lineId, units).length,
      refunded: 0,
      refundedFen: 0,
    })),
  );
  return { request, units };
}

function historyOf({ kind, status }: RequestRow) {
  if (kind === 'system') return [{ status, actor: 'system' }] as const;
  if (status === 'applied') return [{ status, actor: 'member' }] as const;
  return [
    { status: 'applied', actor: 'member' },
    { status: 'agreed', actor: 'system' },
    { status, actor: 'system' },
  ] as const;
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
