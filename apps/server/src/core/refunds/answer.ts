import {
  type LocalizedText,
  type RefundActor,
  type RefundState,
  returnReceiveDays,
  returnShipDays,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { byKind } from '../kinds';
import { type CheckoutRow, linesOf, lockOrderWithCheckout, type OrderRow } from '../orders/store';
import { spread } from '../pricing/spread';
import { type CarryOutDeps, carryOut } from './carry-out';
import { moveOn } from './finish';
import type { QuotedUnit } from './quote';
import {
  countUnits,
  dropItems,
  type ItemRow,
  itemsOf,
  lockRequest,
  orderIdOfRequest,
  type RequestRow,
  setAmounts,
  setFees,
  setRequestStatus,
} from './store';

const DAY_MS = 86_400_000;

interface LockedRequest {
  checkout: CheckoutRow;
  order: OrderRow;
  request: RequestRow;
  items: ItemRow[];
}

/** Locks a request's checkout, its order and itself. Refuses when it has moved on from the states that are expected. */
export async function lockAsked(
  tx: Tx,
  id: string,
  expected: readonly RefundState[],
  memberId?: string,
): Promise<LockedRequest> {
  const orderId = await orderIdOfRequest(tx, id);
  if (orderId === undefined) throw notFound();
  const { checkout, order } = await lockOrderWithCheckout(tx, orderId, memberId);
  const request = await lockRequest(tx, id);
  if (!expected.includes(request.status)) {
    throw refuse('refundStateChanged', { detail: { status: request.status } });
  }
  const items = (await itemsOf(tx, [id])).filter(({ live }) => live);
  return { checkout, order, request, items };
}

const unitsOf = (items: readonly ItemRow[]): QuotedUnit[] =>
  items.map((item) => ({
    lineId: item.line_id,
    unit: item.unit,
    amountFen: item.amount_fen,
    feeFen: item.fee_fen,
    partial: item.partial,
  }));

/**
 * The merchant agrees, or has been silent about what a rule allows: the money goes back, or the goods may be sent.
 * `amountFen`: less than was asked for, where no rule says how much. Answers the refund to send after the commit.
 */
export async function agree(
  tx: Tx,
  deps: CarryOutDeps,
  id: string,
  { actor, amountFen }: { actor: RefundActor; amountFen?: number | undefined },
): Promise<string | undefined> {
  const locked = await lockAsked(tx, id, ['applied']);
  const { nowMs } = deps;
  if (locked.request.kind === 'returnAndRefund') {
    await setRequestStatus(tx, id, 'agreed', nowMs, {
      actor,
      due: { atMs: nowMs + returnShipDays * DAY_MS, what: 'buyerShips' },
    });
    return undefined;
  }
  const { request, items } = amountFen === undefined ? locked : await proposeAmount(tx, locked, amountFen);
  await setRequestStatus(tx, id, 'agreed', nowMs, { actor });
  await setRequestStatus(tx, id, 'refunding', nowMs);
  return carryOut(tx, deps, locked, request, unitsOf(items));
}

/** The merchant gives back less than was asked for; the rest is kept, spread over the units. */
async function proposeAmount(
  tx: Tx,
  { request, items }: LockedRequest,
  amountFen: number,
): Promise<Pick<LockedRequest, 'request' | 'items'>> {
  const paidFen = items.reduce((sum, item) => sum + item.amount_fen, 0);
  if (!request.is_exception || amountFen < 1 || amountFen > paidFen) {
    throw badInput([{ field: 'amountFen', reason: `Between 1 and ${paidFen}, where no rule says how much` }]);
  }
  const fees = spread(
    paidFen - amountFen,
    items.map((item) => item.amount_fen),
  );
  const changed = items.map((item, place) => ({ ...item, fee_fen: fees[place] ?? 0 }));
  const amounts = { amount_fen: amountFen, fee_fen: paidFen - amountFen, freight_fen: 0 };
  await setFees(
    tx,
    request.id,
    changed.map(({ line_id, unit, fee_fen }) => ({ lineId: line_id, unit, feeFen: fee_fen })),
  );
  await setAmounts(tx, request.id, amounts);
  return { request: { ...request, ...amounts }, items: changed };
}

/** The merchant does not agree, or does not take what came back: its units are free again. */
export async function refuseRequest(
  tx: Tx,
  deps: CarryOutDeps,
  id: string,
  { actor, words }: { actor: RefundActor; words: LocalizedText },
): Promise<void> {
  const locked = await lockAsked(tx, id, ['applied', 'returning']);
  await setRequestStatus(tx, id, 'refused', deps.nowMs, {
    actor,
    refusal: JSON.stringify(words),
  });
  await letGo(tx, deps, locked, locked.items);
  await moveOn(tx, deps, locked.order, null, 'refund refused');
}

/** The buyer takes a request back, or has not sent the goods in time. */
export async function withdrawRequest(
  tx: Tx,
  deps: CarryOutDeps,
  id: string,
  { actor, memberId }: { actor: RefundActor; memberId?: string | undefined },
): Promise<void> {
  const locked = await lockAsked(tx, id, ['applied', 'agreed'], memberId);
  await setRequestStatus(tx, id, 'withdrawn', deps.nowMs, { actor });
  await letGo(tx, deps, locked, locked.items);
  await moveOn(tx, deps, locked.order, null, 'refund withdrawn');
}

/** Units of a request can be used and asked for again. */
async function letGo(
  tx: Tx,
  { kinds, nowMs }: CarryOutDeps,
  { order, request }: Pick<LockedRequest, 'order' | 'request'>,
  items: readonly ItemRow[],
): Promise<void> {
  if (items.length === 0) return;
  await dropItems(
    tx,
    request.id,
    items.map(({ line_id, unit }) => ({ lineId: line_id, unit })),
  );
  const lines = (await linesOf(tx, [order.id])).flatMap((line) => {
    const units = items.filter(({ line_id, partial }) => line_id === line.id && !partial);
    return units.length > 0 ? [{ line, units: units.map(({ unit }) => unit) }] : [];
  });
  await countUnits(
    tx,
    lines.map(({ line, units }) => ({
      lineId: line.id,
      refunding: -units.length,
      refunded: 0,
      refundedFen: 0,
    })),
  );
  for (const { kind, items: own } of byKind(kinds, lines, ({ line }) => line.kind))
    await kind.thaw(tx, own, nowMs);
}

/** The buyer says by which parcel goods go back, or corrects it. */
export async function sendGoodsBack(
  tx: Tx,
  deps: CarryOutDeps,
  id: string,
  { memberId, company, number }: { memberId: string; company: string; number: string },
): Promise<void> {
  const { request } = await lockAsked(tx, id, ['agreed', 'returning'], memberId);
  if (request.kind !== 'returnAndRefund') {
    throw refuse('refundStateChanged', { detail: { status: request.status } });
  }
  const receiveBy = deps.nowMs + returnReceiveDays * DAY_MS;
  await setRequestStatus(tx, id, 'returning', deps.nowMs, {
    actor: 'member',
    note: `${company} ${number}`,
    due: {
      atMs: request.status === 'returning' ? (request.due_ms ?? receiveBy) : receiveBy,
      what: 'merchantReceives',
    },
    waybill_company: company,
    waybill_number: number,
  });
}

/**
 * The merchant has the goods, all of them or fewer; or so long was silent that they count as received. What did not come is
 * free again. Answers the refund to send after the commit.
 */
export async function receiveGoods(
  tx: Tx,
  deps: CarryOutDeps,
  id: string,
  {
    actor,
    pieces,
    isDamaged = false,
  }: { actor: RefundActor; pieces?: number | undefined; isDamaged?: boolean },
): Promise<string | undefined> {
  const locked = await lockAsked(tx, id, ['returning']);
  const { items } = locked;
  const count = pieces ?? items.length;
  if (!Number.isInteger(count) || count < 1 || count > items.length) {
    throw badInput([{ field: 'pieces', reason: `Between 1 and ${items.length}` }]);
  }
  const [came, missing] = [items.slice(0, count), items.slice(count)];
  await letGo(tx, deps, locked, missing);
  const sum = (key: 'amount_fen' | 'fee_fen') => came.reduce((total, item) => total + item[key], 0);
  const freightFen = missing.length === 0 ? locked.request.freight_fen : 0;
  const amounts = {
    amount_fen: sum('amount_fen') - sum('fee_fen') + freightFen,
    fee_fen: sum('fee_fen'),
    freight_fen: freightFen,
  };
  await setAmounts(tx, id, amounts);
  await setRequestStatus(tx, id, 'refunding', deps.nowMs, {
    actor,
    ...(missing.length > 0 && { note: `${count}/${items.length}` }),
  });
  return carryOut(tx, deps, locked, { ...locked.request, ...amounts }, unitsOf(came), {
    keepsStock: isDamaged,
  });
}
