import { type LocalizedText, type OrderStatus, type ProductKind, paymentStatus } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATES } from '../../core/refunds/store';
import type { OrderSnapshot, OrderSnapshotTexts } from '../../core/tables';
import type { Queries, Tx } from '../../database/connect';
import type { TaxedLine } from './tax';

/** An order as far as invoices look at it. */
export interface OrderFacts {
  id: string;
  sn: string;
  title: LocalizedText;
  status: OrderStatus;
  /** Whether money was paid that is invoiced here: not at the desk, not by stored value. */
  isPaidHere: boolean;
  isStoredValue: boolean;
  totalFen: number;
  refundedFen: number;
  freightFen: number;
  /** When it was first complete, or closed; null before. */
  completedMs: number | null;
  hasOpenRefund: boolean;
  liveInvoiceId: string | null;
  /** Null where nobody with a tax id sells it. */
  seller: { name: LocalizedText; taxId: string } | null;
  lines: TaxedLine[];
}

interface FactRow {
  id: string;
  sn: string;
  status: OrderStatus;
  payStatus: number;
  checkoutState: string;
  gateway: string | null;
  totalFen: number;
  refundedFen: number;
  freightFen: number;
  completedMs: number | null;
  hasOpenRefund: boolean;
  liveInvoiceId: string | null;
  sellerName: LocalizedText | null;
  sellerTaxId: string | null;
  snapshot: OrderSnapshot;
  snapshotEn: OrderSnapshotTexts;
  lines: {
    seq: number;
    kind: ProductKind;
    quantity: number;
    refundedQuantity: number;
    paidFen: number;
    refundedFen: number;
    taxRate: number | null;
  }[];
}

const list = (values: readonly string[]) => sql.join([...values]);

const completedMs = sql`(select min(v.at_ms) from order_events v where v.order_id = o.id and v.status in (2, 6))`;
const hasOpenRefund = sql`exists (select from refund_requests q where q.order_id = o.id and q.status in (${list(OPEN_STATES)}))`;

const tables = sql`orders o
  join checkouts c on c.id = o.checkout_id
  left join payments p on p.id = c.paid_payment_id
  left join shops s on s.id = o.supplier_id
  left join sellers e on e.id = o.supplier_id
  left join invoice_orders io on io.order_id = o.id and io.live`;

const columns = sql`o.id, o.sn, o.status, o.pay_status as "payStatus", c.state as "checkoutState", p.gateway,
  o.total_fen as "totalFen", o.refunded_fen as "refundedFen", o.freight_fen as "freightFen", o.snapshot,
  o.snapshot_en as "snapshotEn", io.invoice_id as "liveInvoiceId",
  coalesce(s.license->'company', e.name) as "sellerName", coalesce(s.license->>'uscc', e.tax_id) as "sellerTaxId",
  ${completedMs} as "completedMs", ${hasOpenRefund} as "hasOpenRefund",
  (select coalesce(jsonb_agg(jsonb_build_object('seq', l.seq, 'kind', l.kind, 'quantity', l.quantity,
      'refundedQuantity', l.refunded_quantity, 'paidFen', l.paid_fen, 'refundedFen', l.refunded_fen, 'taxRate', k.tax_rate)
      order by l.seq), '[]')
    from order_lines l left join skus k on k.id = l.variant_id and l.kind = 'goods' where l.order_id = o.id) as lines`;

function factsOf(row: FactRow): OrderFacts {
  const { snapshot, snapshotEn, sellerName, sellerTaxId, gateway, payStatus, checkoutState, ...own } = row;
  const isPaid = checkoutState === 'paid' && payStatus !== paymentStatus.unpaid;
  const isStoredValue = gateway === 'stored-value';
  return {
    ...own,
    title: { 'zh-Hans': snapshot.title, en: snapshotEn.title },
    isPaidHere: isPaid && !isStoredValue,
    isStoredValue,
    seller: sellerName && sellerTaxId ? { name: sellerName, taxId: sellerTaxId } : null,
    lines: row.lines.map(({ seq, ...line }) => ({
      ...line,
      name: {
        'zh-Hans': snapshot.productNames[seq] ?? snapshot.title,
        en: snapshotEn.productNames[seq] ?? snapshotEn.title,
      },
    })),
  };
}

async function factsWhere(db: Queries, where: RawBuilder<unknown>): Promise<OrderFacts[]> {
  const { rows } = await sql<FactRow>`select ${columns} from ${tables} where ${where}`.execute(db);
  return rows.map(factsOf);
}

/** Orders by their ids, in the order they were placed. `memberId`: only theirs. */
export const orderFacts = (db: Queries, ids: readonly string[], memberId?: string): Promise<OrderFacts[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : factsWhere(
        db,
        sql`o.id in (${list(ids)}) ${memberId === undefined ? sql`` : sql`and o.member_id = ${memberId}`}
          order by o.created_ms, o.id`,
      );

/** Keeps orders from changing until the transaction ends, in the order in which everybody locks them. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Orders that can be invoiced now, those of one seller together, the newest first. */
export async function invoiceableOrders(
  db: Queries,
  memberId: string,
  { openedAfterMs, page, size }: { openedAfterMs: number; page: number; size: number },
): Promise<{ orders: OrderFacts[]; total: number }> {
  const where = sql`o.member_id = ${memberId} and o.status in (2, 6) and o.total_fen > o.refunded_fen
    and o.pay_status <> 0 and c.state = 'paid' and p.gateway is distinct from 'stored-value'
    and io.order_id is null and coalesce(s.license->>'uscc', e.tax_id) is not null
    and ${completedMs} >= ${openedAfterMs} and not ${hasOpenRefund}`;
  const [orders, counted] = await Promise.all([
    factsWhere(
      db,
      sql`${where} order by coalesce(s.license->>'uscc', e.tax_id), o.created_ms desc, o.id
        limit ${size} offset ${(page - 1) * size}`,
    ),
    sql<{ total: number }>`select count(*) as total from ${tables} where ${where}`.execute(db),
  ]);
  return { orders, total: counted.rows[0]?.total ?? 0 };
}

/** The live invoice of an order, or else the last one that was blue. */
export async function invoiceOfOrder(db: Queries, orderId: string) {
  return db
    .selectFrom('invoice_orders')
    .innerJoin('invoices', 'invoices.id', 'invoice_orders.invoice_id')
    .select(['invoices.id', 'invoices.state', 'invoice_orders.live'])
    .where('invoice_orders.order_id', '=', orderId)
    .where('invoices.red_of_id', 'is', null)
    .orderBy('invoice_orders.live', 'desc')
    .orderBy('invoices.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
