import type { OrderStatus } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
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

/** A page of a member's orders, newest first, and how many there are. */
export async function pageOfOrders(
  db: Queries,
  memberId: string,
  { status, page, size }: { status: OrderStatus | undefined; page: number; size: number },
): Promise<{ orders: ListedOrder[]; total: number }> {
  let count = db.selectFrom('orders').where('member_id', '=', memberId);
  let query = withCheckout(db).where('orders.member_id', '=', memberId);
  if (status !== undefined) {
    count = count.where('status', '=', status);
    query = query.where('orders.status', '=', status);
  }
  const { total } = await count
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await query
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
