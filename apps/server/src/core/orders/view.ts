import { type OrderDetail, type OrderSummary, orderStatus, type Page } from '@yunyou/contract';
import { maskIdCard, maskMobile, maskName } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import type { OrderKinds, StoredLine } from '../kinds';
import { requestsOfOrder } from '../refunds/store';
import { isUntouched } from './complete';
import { eventsOf, type ListedOrder, listedOrder, pageOfOrders } from './list-store';
import { linesOf, peopleOf } from './store';

interface ViewDeps {
  db: Queries;
  kinds: OrderKinds;
  protection: DataProtection;
}

function summaryOf(kinds: OrderKinds, order: ListedOrder, lines: readonly StoredLine[]): OrderSummary {
  const { snapshot } = order;
  return {
    id: order.id,
    sn: order.sn,
    parentSn: order.parent_sn,
    supplierId: order.supplier_id,
    orderType: order.order_type,
    status: order.status,
    payStatus: order.pay_status,
    title: snapshot.title,
    picture: snapshot.picture,
    lines: lines
      .filter((line) => line.order_id === order.id)
      .map((line) =>
        kinds.of(line.kind).describe(line, {
          title: snapshot.productNames[line.seq] ?? '',
          specText: snapshot.specTexts?.[line.seq] ?? '',
        }),
      ),
    totalFen: order.total_fen,
    createdAtMs: order.created_ms,
    expiresAtMs: order.status === orderStatus.pendingPayment ? order.expires_ms : null,
    closeReason: order.close_reason,
  };
}

/** A page of a member's orders, newest first. */
export async function ordersOf(
  { db, kinds }: Pick<ViewDeps, 'db' | 'kinds'>,
  memberId: string,
  {
    status,
    page = 1,
    size = 10,
  }: {
    status?: OrderSummary['status'] | undefined;
    page?: number | undefined;
    size?: number | undefined;
  },
): Promise<Page<OrderSummary>> {
  const { orders, total } = await pageOfOrders(db, memberId, { status, page, size });
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  );
  return {
    records: orders.map((order) => summaryOf(kinds, order, lines)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** What kinds know of an order besides its lines. */
type KnownElsewhere = Pick<OrderDetail, 'voucherCount' | 'stayRooms'>;

/** One order of a member. */
export async function orderDetail(
  { db, kinds, protection }: ViewDeps,
  memberId: string,
  id: string,
  { nowMs, ...known }: { nowMs: number } & KnownElsewhere,
): Promise<Omit<OrderDetail, 'canUpdateStay' | 'stayHotel'>> {
  const order = await listedOrder(db, memberId, id);
  if (!order) throw notFound();
  const lines = await linesOf(db, [id]);
  const [people, events, refunds] = await Promise.all([
    peopleOf(
      db,
      lines.map((line) => line.id),
    ),
    eventsOf(db, id),
    requestsOfOrder(db, id),
  ]);
  const pending = order.status === orderStatus.pendingPayment;
  const payAtDesk = order.checkout_state === 'atDesk';
  return {
    ...summaryOf(kinds, order, lines),
    breakdown: order.snapshot.breakdown,
    contactName: maskName(
      protection.decrypt(order.contact_name_cipher, cell('orders', 'contact_name_cipher', id)),
    ),
    contactMobile: maskMobile(
      protection.decrypt(order.contact_mobile_cipher, cell('orders', 'contact_mobile_cipher', id)),
    ),
    remark: order.remark,
    people: people
      .toSorted((a, b) => seqOf(lines, a.line_id) - seqOf(lines, b.line_id) || a.seq - b.seq)
      .map((person) => ({
        lineId: person.line_id,
        name: maskName(protection.decrypt(person.name_cipher, cell('line_people', 'name_cipher', person.id))),
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
