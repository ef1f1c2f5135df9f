import {
  type Locale,
  type OrderDetail,
  type OrderLine,
  type OrderStatus,
  type OrderSummary,
  orderStatus,
  type Page,
} from '@yunyou/contract';
import { maskIdCard, maskMobile } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { byKind, type LineFacts, type OrderKinds, type StoredLine, type UnitProgress } from '../kinds';
import { type Refundable, refundableNow } from '../refunds/refundable';
import { requestsOfOrder } from '../refunds/store';
import type { OrderSnapshot } from '../tables';
import { isUntouched } from './complete';
import { eventsOf, type ListedOrder, listedOrder, type OrderSearch, pageOfOrders } from './list-store';
import { phaseOf } from './phase';
import { linesOf, peopleOf, siblingsOf } from './store';

interface ViewDeps {
  db: Queries;
  kinds: OrderKinds;
  protection: DataProtection;
  locale: Locale;
}

/** What describing lines needs of their kinds: one query for each kind that has any. */
async function factsOf(
  { db, kinds }: Pick<ViewDeps, 'db' | 'kinds'>,
  lines: readonly StoredLine[],
  nowMs: number,
): Promise<LineFacts> {
  const groups = byKind(kinds, lines, (line) => line.kind);
  const facts = await Promise.all(groups.map(({ kind, items }) => kind.facts?.(db, items, nowMs)));
  return new Map(facts.flatMap((one) => [...(one ?? [])]));
}

/** Orders whose units are being used, or were. */
const IN_USE: readonly OrderStatus[] = [
  orderStatus.pendingConsumption,
  orderStatus.complete,
  orderStatus.refunding,
];

/** Orders that have ended: their buyer may hide them. */
export const ENDED: readonly OrderStatus[] = [orderStatus.complete, orderStatus.failed, orderStatus.closed];

/** How far each unit of a confirmed order's lines is. */
async function progressOf(
  { db, kinds }: Pick<ViewDeps, 'db' | 'kinds'>,
  status: OrderStatus,
  lines: readonly StoredLine[],
  nowMs: number,
): Promise<Map<string, UnitProgress[]>> {
  if (!IN_USE.includes(status)) return new Map();
  const groups = byKind(kinds, lines, (line) => line.kind);
  const known = await Promise.all(groups.map(({ kind, items }) => kind.progress(db, items, nowMs)));
  return new Map(
    groups.flatMap(({ items }, group) => items.map(({ id }, place) => [id, known[group]?.[place] ?? []])),
  );
}

/** How many units of each line were used, of kinds that are used by showing a code. */
async function usedOf(
  { db, kinds }: Pick<ViewDeps, 'db' | 'kinds'>,
  lines: readonly StoredLine[],
): Promise<Map<string, number>> {
  const known = await Promise.all(
    byKind(kinds, lines, (line) => line.kind).map(async ({ kind, items }) => {
      const used = await kind.used?.(db, items);
      return used ? items.map(({ id }) => [id, used.get(id) ?? 0] as const) : [];
    }),
  );
  return new Map(known.flat());
}

/** What is told of each line besides, by the lines' ids: whether its buyer may say how it was, and its booked times. */
export type TellOfLines = (
  lines: readonly StoredLine[],
) => Promise<ReadonlyMap<string, Pick<OrderLine, 'reviewable' | 'reviewId' | 'appointment'>>>;

interface LineViews {
  facts: LineFacts;
  told: Awaited<ReturnType<TellOfLines>>;
  /** What of each line could go back now; absent in lists. */
  refundable?: ReadonlyMap<string, Refundable>;
  progress?: ReadonlyMap<string, UnitProgress[]>;
  used?: ReadonlyMap<string, number>;
  locale: Locale;
  nowMs: number;
}

/** A line by its kind, with what is told of every line. */
function describeLine(
  kinds: OrderKinds,
  line: StoredLine,
  snapshot: OrderSnapshot,
  { facts, told, refundable, progress, used, locale, nowMs }: LineViews,
): OrderLine {
  const texts = {
    title: snapshot.productNames[line.seq] ?? '',
    specText: snapshot.specTexts?.[line.seq] ?? '',
    locale,
    nowMs,
  };
  const back = refundable?.get(line.id);
  const units = progress?.get(line.id);
  const usedQuantity = used?.get(line.id);
  return {
    ...kinds.of(line.kind).describe(line, texts, facts),
    ...(line.bundle && { bundle: { ...line.bundle, name: line.bundle.name[locale] } }),
    ...(back && { refundableFen: back.fen, refundableUnits: back.units }),
    ...(units && { progress: units }),
    ...(usedQuantity !== undefined && { usedQuantity }),
    ...told.get(line.id),
  };
}

/** Whether something that was bought waits for its time to be booked. */
const waitsForTime = (status: OrderStatus, lines: readonly StoredLine[], told: LineViews['told']): boolean =>
  status === orderStatus.pendingConsumption &&
  lines.some(({ id }) => {
    const { appointment } = told.get(id) ?? {};
    return appointment !== undefined && appointment.booked < appointment.needed;
  });

function summaryOf(
  kinds: OrderKinds,
  order: ListedOrder,
  lines: readonly StoredLine[],
  views: LineViews,
): OrderSummary {
  const { snapshot } = order;
  const own = lines.filter((line) => line.order_id === order.id);
  return {
    id: order.id,
    sn: order.sn,
    parentSn: order.parent_sn,
    supplierId: order.supplier_id,
    orderType: order.order_type,
    status: order.status,
    payStatus: order.pay_status,
    phase: waitsForTime(order.status, own, views.told)
      ? 'toAppoint'
      : phaseOf(kinds, order, own, views.facts),
    title: snapshot.title,
    picture: snapshot.picture,
    lines: own.map((line) => describeLine(kinds, line, snapshot, views)),
    totalFen: order.total_fen,
    createdAtMs: order.created_ms,
    expiresAtMs: order.status === orderStatus.pendingPayment ? order.expires_ms : null,
    closeReason: order.close_reason,
    ...(order.topics.isPrize && { isPrize: true }),
  };
}

/** A page of a member's orders, newest first. */
export async function ordersOf(
  {
    db,
    kinds,
    nowMs,
    locale,
    tell,
  }: Pick<ViewDeps, 'db' | 'kinds' | 'locale'> & { nowMs: number; tell: TellOfLines },
  memberId: string,
  { page = 1, size = 10, ...wanted }: OrderSearch & { page?: number | undefined; size?: number | undefined },
): Promise<Page<OrderSummary>> {
  const { orders, total } = await pageOfOrders(db, memberId, { ...wanted, page, size });
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  );
  const used = new Set(orders.filter(({ status }) => IN_USE.includes(status)).map(({ id }) => id));
  const facts = await factsOf({ db, kinds }, lines, nowMs);
  const told = await tell(lines.filter((line) => used.has(line.order_id)));
  return {
    records: orders.map((order) => summaryOf(kinds, order, lines, { facts, told, locale, nowMs })),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** What kinds know of an order besides its lines. */
type KnownElsewhere = Pick<OrderDetail, 'voucherCount' | 'stayRooms' | 'shopName' | 'delivery'>;

/** One order of a member. */
export async function orderDetail(
  { db, kinds, protection, locale }: ViewDeps,
  memberId: string,
  id: string,
  { nowMs, tell, ...known }: { nowMs: number; tell: TellOfLines } & KnownElsewhere,
): Promise<Omit<OrderDetail, 'canUpdateStay' | 'stayHotel' | 'invoice'>> {
  const order = await listedOrder(db, memberId, id);
  if (!order) throw notFound();
  const lines = await linesOf(db, [id]);
  const [people, events, refunds, siblings, facts, refundable, progress, used, told] = await Promise.all([
    peopleOf(
      db,
      lines.map((line) => line.id),
    ),
    eventsOf(db, id),
    requestsOfOrder(db, id),
    siblingsOf(db, order),
    factsOf({ db, kinds }, lines, nowMs),
    refundableNow({ db, kinds, nowMs }, order, lines),
    progressOf({ db, kinds }, order.status, lines, nowMs),
    usedOf({ db, kinds }, lines),
    tell(IN_USE.includes(order.status) ? lines : []),
  ]);
  const pending = order.status === orderStatus.pendingPayment;
  const payAtDesk = order.checkout_state === 'atDesk';
  return {
    ...summaryOf(kinds, order, lines, { facts, told, refundable, progress, used, locale, nowMs }),
    siblings: siblings.map(({ id: siblingId, sn, snapshot, total_fen }) => ({
      id: siblingId,
      sn,
      title: snapshot.title,
      totalFen: total_fen,
    })),
    payFen: siblings.reduce((sum, { total_fen }) => sum + total_fen, order.total_fen),
    breakdown: order.snapshot.breakdown,
    contactName: protection.decrypt(order.contact_name_cipher, cell('orders', 'contact_name_cipher', id)),
    contactMobile: maskMobile(
      protection.decrypt(order.contact_mobile_cipher, cell('orders', 'contact_mobile_cipher', id)),
    ),
    remark: order.remark,
    people: people
      .toSorted((a, b) => seqOf(lines, a.line_id) - seqOf(lines, b.line_id) || a.seq - b.seq)
      .map((person) => ({
        lineId: person.line_id,
        name: protection.decrypt(person.name_cipher, cell('line_people', 'name_cipher', person.id)),
        certType: person.cert_type,
        idCard: maskIdCard(
          protection.decrypt(person.cert_cipher, cell('line_people', 'cert_cipher', person.id)),
        ),
      })),
    freightFen: order.freight_fen,
    refundedFen: order.refunded_fen,
    refunds: refunds.map(({ id: refundId, sn, status, amount_fen, fee_fen }) => ({
      id: refundId,
      sn,
      status,
      amountFen: amount_fen,
      feeFen: fee_fen,
    })),
    paidAtMs: order.paid_ms,
    ...known,
    canPay: pending && (order.expires_ms ?? 0) > nowMs,
    canCancel: pending || (payAtDesk && (await isUntouched({ db, kinds, nowMs }, order, lines))),
    canRefund: [...refundable.values()].some(({ units, asks }) => asks || units.length > 0),
    canHide: ENDED.includes(order.status),
    payAtDesk,
    confirmByAtMs: order.confirm_by_ms,
    // What moved its money alone is no step of the order.
    events: events
      .filter((event, at) => event.status !== events[at - 1]?.status)
      .map((event) => ({ status: event.status, atMs: event.at_ms })),
  };
}

const seqOf = (lines: readonly StoredLine[], lineId: string): number =>
  lines.find(({ id }) => id === lineId)?.seq ?? 0;
