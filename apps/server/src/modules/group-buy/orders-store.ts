import type { Queries } from '../../database/connect';

/** Orders with the checkouts they are paid with, in the order in which these are locked. */
export async function checkoutsOfOrders(
  db: Queries,
  orderIds: readonly string[],
): Promise<{ orderId: string; checkoutId: string }[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orders')
    .select(['id as orderId', 'checkout_id as checkoutId'])
    .where('id', 'in', [...orderIds])
    .orderBy('checkout_id')
    .execute();
}

/** The groups that orders are bought in, by the orders; those that are not paid have none. */
export async function groupsOfOrders(
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_seats')
    .select(['order_id', 'group_id'])
    .where('order_id', 'in', [...orderIds])
    .where('paid_ms', 'is not', null)
    .execute();
  return new Map(rows.map(({ order_id, group_id }) => [order_id, group_id]));
}
