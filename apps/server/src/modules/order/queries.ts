import type {
  CertificateType,
  CloseReason,
  OrderDetail,
  OrderStatus,
  OrderSummary,
  PaymentStatus,
  VoucherSheet,
} from '@yunyou/contract';
import { type OrderType, orderStatus } from '@yunyou/contract';
import { maskIdCard, maskMobile, maskName } from '@yunyou/validators';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import type { Database } from '../../database/tables';
import { notFound } from '../../http/refusal';
import type { OrderRow } from './transitions';

type LineRow = Selectable<Database['order_lines']>;
type Deps = Pick<AppContext, 'db' | 'clock' | 'protection'>;

export async function orderOf(db: Db, memberId: string, id: string): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

const linesOf = (db: Db, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .orderBy('seq')
        .execute();

function summaryOf(order: OrderRow, lines: readonly LineRow[]): OrderSummary {
  return {
    id: order.id,
    sn: order.sn,
    orderType: order.order_type as OrderType,
    status: order.status as OrderStatus,
    payStatus: order.pay_status as PaymentStatus,
    title: order.snapshot.title,
    spotId: order.spot_id,
    picture: order.snapshot.picture,
    lines: lines
      .filter((line) => line.order_id === order.id)
      .map((line, index) => ({
        id: line.id,
        productId: line.ticket_id,
        productName: order.snapshot.productNames[index] ?? '',
        day: line.day,
        quantity: line.quantity,
        unitPriceFen: line.unit_price_fen,
      })),
    totalFen: order.total_fen,
    createdAtMs: order.created_ms,
    expiresAtMs: order.status === orderStatus.pendingPayment ? order.expires_ms : null,
    closeReason: order.close_reason as CloseReason | null,
  };
}

export async function ordersOf(
  { db }: Deps,
  memberId: string,
  {
    status,
    page = 1,
    size = 10,
  }: { status?: number | undefined; page?: number | undefined; size?: number | undefined },
) {
  let base = db.selectFrom('orders').where('member_id', '=', memberId);
  if (status !== undefined) base = base.where('status', '=', status);
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const lines = await linesOf(
    db,
    rows.map((row) => row.id),
  );
  return {
    records: rows.map((row) => summaryOf(row, lines)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

export async function countsOf({ db }: Deps, memberId: string) {
  const rows = await db
    .selectFrom('orders')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.map((row) => ({ status: row.status as OrderStatus, count: row.count }));
}

export async function orderDetail(
  { db, clock, protection }: Deps,
  memberId: string,
  id: string,
): Promise<OrderDetail> {
  const order = await orderOf(db, memberId, id);
  const [lines, travellers, events, vouchers] = await Promise.all([
    linesOf(db, [id]),
    db
      .selectFrom('order_travellers')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('line_id')
      .orderBy('seq')
      .execute(),
    db.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    db
      .selectFrom('vouchers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  const pending = order.status === orderStatus.pendingPayment;
  return {
    ...summaryOf(order, lines),
    breakdown: order.snapshot.breakdown,
    contactName: maskName(protection.decrypt(order.contact_name_cipher)),
    contactMobile: maskMobile(protection.decrypt(order.contact_mobile_cipher)),
    remark: order.remark,
    travellers: travellers.map((traveller) => ({
      name: maskName(protection.decrypt(traveller.name_cipher)),
      certType: traveller.cert_type as CertificateType,
      idCard: maskIdCard(protection.decrypt(traveller.cert_cipher)),
    })),
    refundRule: order.snapshot.refundRule,
    refundedFen: order.refunded_fen,
    paidAtMs: order.paid_ms,
    voucherCount: vouchers.count,
    canPay: pending && (order.expires_ms ?? 0) > clock.now(),
    canCancel: pending,
    events: events.map((event) => ({ status: event.status as OrderStatus, atMs: event.at_ms })),
  };
}

export async function voucherSheet(
  { db, clock, protection }: Deps,
  memberId: string,
  orderId: string,
): Promise<VoucherSheet> {
  const order = await orderOf(db, memberId, orderId);
  const rows = await db
    .selectFrom('vouchers as v')
    .innerJoin('order_lines as l', 'l.id', 'v.line_id')
    .leftJoin('order_travellers as t', 't.id', 'v.traveller_id')
    .select([
      'v.id',
      'v.code',
      'v.status',
      'v.first_day',
      'v.last_day',
      'v.used_ms',
      'l.seq as line_seq',
      't.name_cipher',
      't.cert_cipher',
    ])
    .where('v.order_id', '=', orderId)
    .orderBy('v.seq')
    .execute();
  return {
    orderId,
    memberId,
    sn: order.sn,
    title: order.snapshot.title,
    checkedAtMs: clock.now(),
    vouchers: rows.map((row) => ({
      id: row.id,
      code: row.code,
      status: row.status as VoucherSheet['vouchers'][number]['status'],
      productName: order.snapshot.productNames[row.line_seq] ?? '',
      travellerName: row.name_cipher === null ? null : maskName(protection.decrypt(row.name_cipher)),
      idCard: row.cert_cipher === null ? null : maskIdCard(protection.decrypt(row.cert_cipher)),
      firstDay: row.first_day,
      lastDay: row.last_day,
      usedAtMs: row.used_ms,
    })),
  };
}
