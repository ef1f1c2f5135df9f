import {
  applicationsPerUnit,
  type RefundActor,
  type RefundDueWhat,
  type RefundState,
} from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { insertRows } from '../../database/insert-rows';
import { isDue } from '../retries/store';
import type { CoreTables, OrderSnapshot, OrderSnapshotTexts } from '../tables';

export type RequestRow = Selectable<CoreTables['refund_requests']>;
export type ItemRow = Selectable<CoreTables['refund_items']>;
export type RefundRow = Selectable<CoreTables['refunds']>;

/** Requests in these states hold their units; the others have ended. */
export const OPEN_STATES: readonly RefundState[] = ['applied', 'agreed', 'returning', 'refunding', 'failed'];

/** Writes a request with its units and its history so far. */
export async function insertRequest(
  tx: Tx,
  request: RequestRow,
  items: readonly ItemRow[],
  events: readonly { status: RefundState; actor: RefundActor }[],
): Promise<void> {
  await sql`
    with request as (${insertRows('refund_requests', [request])}),
      items as (${insertRows('refund_items', items)})
    insert into refund_events (request_id, status, actor, at_ms)
    select ${request.id}, e.event->>'status', e.event->>'actor', ${request.created_ms}::bigint
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as e(event, place)
    order by e.place`.execute(tx);
}

/** Moves a request on: nobody's turn any more, unless `due` says whose. */
export async function setRequestStatus(
  tx: Tx,
  id: string,
  status: RefundState,
  atMs: number,
  { actor = 'system', note = '', due, ...change }: RequestMove = {},
): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ status, due_ms: due?.atMs ?? null, due_what: due?.what ?? null, ...change })
    .where('id', '=', id)
    .execute();
  await tx.insertInto('refund_events').values({ request_id: id, status, at_ms: atMs, actor, note }).execute();
}

interface RequestMove {
  actor?: RefundActor;
  note?: string;
  due?: { atMs: number; what: RefundDueWhat };
  refusal?: string;
  waybill_company?: string;
  waybill_number?: string;
}

/** Whom an unknown request belongs to: its order is locked before it. */
export const orderIdOfRequest = async (db: Queries, id: string): Promise<string | undefined> =>
  (await db.selectFrom('refund_requests').select('order_id').where('id', '=', id).executeTakeFirst())
    ?.order_id;

export async function setAmounts(
  tx: Tx,
  id: string,
  amounts: Pick<RequestRow, 'amount_fen' | 'fee_fen' | 'freight_fen'>,
): Promise<void> {
  await tx.updateTable('refund_requests').set(amounts).where('id', '=', id).execute();
}

export async function setFees(
  tx: Tx,
  requestId: string,
  fees: readonly { lineId: string; unit: number; feeFen: number }[],
): Promise<void> {
  await sql`
    update refund_items i set fee_fen = f."feeFen"
    from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as f("lineId" text, unit integer, "feeFen" integer)
    where i.request_id = ${requestId} and i.line_id = f."lineId" and i.unit = f.unit`.execute(tx);
}

/** Units of a request do not go back after all. */
export async function dropItems(
  tx: Tx,
  requestId: string,
  units: readonly { lineId: string; unit: number }[],
): Promise<void> {
  await sql`
    update refund_items i set live = false
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as d("lineId" text, unit integer)
    where i.request_id = ${requestId} and i.line_id = d."lineId" and i.unit = d.unit`.execute(tx);
}

/** How often a member asked for each unit without getting it. */
export const triesOf = (
  db: Queries,
  lineIds: readonly string[],
): Promise<{ lineId: string; unit: number; tries: number }[]> =>
  db
    .selectFrom('refund_items')
    .innerJoin('refund_requests', 'refund_requests.id', 'refund_items.request_id')
    .where('line_id', 'in', [...lineIds])
    .where('refund_requests.status', 'in', ['refused', 'withdrawn'])
    .select(['line_id as lineId', 'unit', (eb) => eb.fn.countAll<number>().as('tries')])
    .groupBy(['line_id', 'unit'])
    .execute();

/** What became of a line's units so far, as requests for money back know it. */
export interface UnitHistory {
  /** Back or on its way back, whole. */
  isGone(lineId: string, unit: number): boolean;
  /** Asked for so often without getting it that it can't be asked for again. */
  isWorn(lineId: string, unit: number): boolean;
}

export async function unitHistory(db: Queries, lineIds: readonly string[]): Promise<UnitHistory> {
  const rows = await db
    .selectFrom('refund_items')
    .innerJoin('refund_requests', 'refund_requests.id', 'refund_items.request_id')
    .where('line_id', 'in', [...lineIds])
    .select(['line_id', 'unit', 'live', 'partial', 'refund_requests.status'])
    .execute();
  const of = (lineId: string, unit: number) =>
    rows.filter((row) => row.line_id === lineId && row.unit === unit);
  return {
    isGone: (lineId, unit) => of(lineId, unit).some(({ live, partial }) => live && !partial),
    isWorn: (lineId, unit) =>
      of(lineId, unit).filter(({ status }) => status === 'refused' || status === 'withdrawn').length >=
      applicationsPerUnit,
  };
}

/** Requests whose time to be acted upon is over. */
export const overdueRequests = (
  db: Queries,
  nowMs: number,
  limit: number,
): Promise<{ id: string; what: RefundDueWhat }[]> =>
  db
    .selectFrom('refund_requests')
    .select(['id', 'due_what as what'])
    .where('due_ms', '<=', nowMs)
    .where('due_what', 'is not', null)
    .where(isDue('overdue-refund-requests', 'refund_requests.id', nowMs))
    .orderBy('due_ms')
    .limit(limit)
    .$narrowType<{ what: RefundDueWhat }>()
    .execute();

export async function pageOfRequests(
  db: Queries,
  memberId: string,
  { open, page, size }: { open: boolean; page: number; size: number },
): Promise<{
  requests: (RequestRow & {
    orderSn: string;
    snapshot: OrderSnapshot;
    snapshot_en: OrderSnapshotTexts;
    pieces: number;
  })[];
  total: number;
}> {
  let all = db.selectFrom('refund_requests').where('refund_requests.member_id', '=', memberId);
  if (open) all = all.where('refund_requests.status', 'in', [...OPEN_STATES]);
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const requests = await all
    .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
    .selectAll('refund_requests')
    .select(['orders.sn as orderSn', 'orders.snapshot', 'orders.snapshot_en'])
    .select((eb) =>
      sql<number>`${eb
        .selectFrom('refund_items')
        .whereRef('refund_items.request_id', '=', 'refund_requests.id')
        .select((inner) => inner.fn.countAll<number>().as('n'))}`.as('pieces'),
    )
    .orderBy('refund_requests.created_ms', 'desc')
    .orderBy('refund_requests.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { requests, total };
}

export async function lockRequest(tx: Tx, id: string): Promise<RequestRow> {
  return tx
    .selectFrom('refund_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const itemsOf = (db: Queries, requestIds: readonly string[]): Promise<ItemRow[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('refund_items')
        .selectAll()
        .where('request_id', 'in', [...requestIds])
        .orderBy('line_id')
        .orderBy('unit')
        .execute();

/** Units of lines that are back or on their way back, whole. */
export const liveItems = (db: Queries, lineIds: readonly string[]): Promise<ItemRow[]> =>
  db
    .selectFrom('refund_items')
    .selectAll()
    .where('line_id', 'in', [...lineIds])
    .where('live', '=', true)
    .where('partial', '=', false)
    .execute();

export const requestsOfOrder = (db: Queries, orderId: string): Promise<RequestRow[]> =>
  db
    .selectFrom('refund_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .execute();

export const requestOfMember = (db: Queries, memberId: string, id: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('refund_requests')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

export const eventsOfRequest = (db: Queries, id: string) =>
  db
    .selectFrom('refund_events')
    .select(['status', 'at_ms', 'actor', 'note'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();

export const refundsOfRequest = (db: Queries, id: string): Promise<RefundRow[]> =>
  db.selectFrom('refunds').selectAll().where('request_id', '=', id).orderBy('created_ms').execute();

/** Moves units of lines from what is there to what is on its way back, or from there to what is back. */
export async function countUnits(
  tx: Tx,
  lines: readonly { lineId: string; refunding: number; refunded: number; refundedFen: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update order_lines l set
      refunding_quantity = l.refunding_quantity + c.refunding,
      refunded_quantity = l.refunded_quantity + c.refunded,
      refunded_fen = l.refunded_fen + c."refundedFen"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as c("lineId" text, refunding integer, refunded integer, "refundedFen" integer)
    where l.id = c."lineId"`.execute(tx);
}

/** Writes money on its way back, once per number. */
export async function insertRefund(tx: Tx, refund: Insertable<CoreTables['refunds']>): Promise<void> {
  await tx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('out_refund_no').doNothing())
    .execute();
}

export interface RefundToSend extends RefundRow {
  out_trade_no: string;
  paid_fen: number;
  checkout_id: string;
}

const withPayment = (db: Queries) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select(['payments.out_trade_no', 'payments.paid_fen', 'payments.checkout_id']);

export const refundToSend = (db: Queries, id: string): Promise<RefundToSend | undefined> =>
  withPayment(db).where('refunds.id', '=', id).executeTakeFirst();

export const refundByNumber = (db: Queries, outRefundNo: string): Promise<RefundToSend | undefined> =>
  withPayment(db).where('out_refund_no', '=', outRefundNo).executeTakeFirst();

/** Refunds that were decided and have not arrived; those that wait for another try are left out. */
export async function unsentRefunds(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'requested')
    .where(isDue('send-unsent-refunds', 'refunds.id', nowMs))
    .orderBy('created_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Ends a refund that was under way; false when it had ended before. */
export async function endRefund(
  tx: Tx,
  id: string,
  state: 'succeeded' | 'failed',
  doneMs: number,
): Promise<boolean> {
  const ended = await tx
    .updateTable('refunds')
    .set({ state, done_ms: doneMs })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Notes that a refund is handed to the payment system now. */
export async function markSent(db: Queries, id: string, nowMs: number): Promise<void> {
  await db.updateTable('refunds').set({ sent_ms: nowMs }).where('id', '=', id).execute();
}

/** Keeps a refund from ending until the transaction is over; false when it has ended. */
export async function lockUnderWay(tx: Tx, id: string): Promise<boolean> {
  const refund = await tx
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();
  return refund !== undefined;
}

/** Refunds that were given up, the oldest first: for the operator. */
export const failedRefunds = (db: Queries, limit: number): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'failed')
    .orderBy('created_ms')
    .limit(limit)
    .execute();

/** A refund that has failed is sent again, on the operator's word; false when it has not failed. */
export async function reviveRefund(tx: Tx, id: string): Promise<boolean> {
  const revived = await tx
    .updateTable('refunds')
    .set({ state: 'requested', sent_ms: null, done_ms: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return revived !== undefined;
}
