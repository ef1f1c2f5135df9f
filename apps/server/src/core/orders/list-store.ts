import type { OrderStatus, OrderType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { CheckoutState } from '../tables';
import type { OrderRow } from './store';

/** An order with what it takes from its checkout. */
export interface ListedOrder extends OrderRow {
  parent_sn: string;
  expires_ms: number | null;
}

const withCheckout = (db: Queries) =>
  db
    .selectFrom('orders')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .selectAll('orders')
    .select(['checkouts.parent_sn', 'checkouts.expires_ms']);

export const listedOrder = (
  db: Queries,
  memberId: string,
  id: string,
): Promise<(ListedOrder & { checkout_state: CheckoutState }) | undefined> =>
  withCheckout(db)
    .select('checkouts.state as checkout_state')
    .where('orders.id', '=', id)
    .where('orders.member_id', '=', memberId)
    .executeTakeFirst();

export interface OrderSearch {
  status?: OrderStatus | undefined;
  orderType?: OrderType | undefined;
  /** In the names of what was bought, in either language, or the order number. */
  keyword?: string | undefined;
  /** Only those of which something goes back, or went. */
  view?: 'refund' | undefined;
}

function matchingOrders(memberId: string, { status, orderType, keyword, view }: OrderSearch) {
  const conditions = [
    sql<boolean>`orders.member_id = ${memberId}`,
    sql<boolean>`not orders.hidden`,
    ...(status === undefined ? [] : [sql<boolean>`orders.status = ${status}`]),
    ...(orderType === undefined ? [] : [sql<boolean>`orders.order_type = ${orderType}`]),
    ...(keyword ? [namedLike(keyword)] : []),
    ...(view === 'refund'
      ? [sql<boolean>`exists (select from refund_requests q where q.order_id = orders.id)`]
      : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Looks in the member's own orders only, which are few. */
function namedLike(keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(orders.sn = ${keyword} or orders.snapshot->>'title' ilike ${pattern}
    or (orders.snapshot->'productNames')::text ilike ${pattern} or (orders.snapshot_en)::text ilike ${pattern})`;
}

/** Takes an order out of its buyer's lists. */
export async function hideOrder(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('orders').set({ hidden: true }).where('id', '=', id).execute();
}

/** A page of a member's orders, newest first, and how many there are. */
export async function pageOfOrders(
  db: Queries,
  memberId: string,
  { page, size, ...wanted }: OrderSearch & { page: number; size: number },
): Promise<{ orders: ListedOrder[]; total: number }> {
  const matching = matchingOrders(memberId, wanted);
  const { total } = await db
    .selectFrom('orders')
    .where(matching)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await withCheckout(db)
    .where(matching)
    .orderBy('orders.created_ms', 'desc')
    .orderBy('orders.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { orders, total };
}

export const countByStatus = (
  db: Queries,
  memberId: string,
): Promise<{ status: OrderStatus; count: number }[]> =>
  db
    .selectFrom('orders')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .groupBy('status')
    .orderBy('status')
    .execute();

export const eventsOf = (db: Queries, orderId: string) =>
  db
    .selectFrom('order_events')
    .select(['status', 'at_ms'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
