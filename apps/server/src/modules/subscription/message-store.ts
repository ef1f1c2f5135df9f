import { orderStatus, type SubscriptionTemplate } from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { CHECKED_IN } from './message-types';
import type { SubscriptionTables } from './tables';

type MessageRow = Selectable<SubscriptionTables['subscribe_messages']>;

/** What has happened to orders and was not looked at, the oldest first; others pass over it until the transaction ends. */
export const lockNews = (tx: Tx, limit: number) =>
  tx
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .select([
      'order_events.id as event_id',
      'order_events.at_ms',
      'order_events.status',
      'order_events.pay_status',
      'order_events.note',
      'orders.id',
      'orders.member_id',
      'orders.sn',
      'orders.topics',
      'orders.confirm_mode',
      'orders.order_type',
      'checkouts.parent_sn',
    ])
    .where('order_events.messages_ms', 'is', null)
    .orderBy('order_events.id')
    .limit(limit)
    .forUpdate('order_events')
    .skipLocked()
    .execute();

/** Marks events as looked at. */
export async function markNewsSeen(tx: Tx, eventIds: readonly number[], nowMs: number): Promise<void> {
  await tx
    .updateTable('order_events')
    .set({ messages_ms: nowMs })
    .where('id', 'in', [...eventIds])
    .execute();
}

/** Whether somebody of a stay has checked in. */
const isCheckedIn = sql<boolean>`exists (
  select from order_events e where e.order_id = orders.id and e.note = ${CHECKED_IN}
)`.as('isCheckedIn');

/** Unpaid orders, and those whose visit is on one of `days`, whose member waits for a message at all. */
export const ordersToRemind = (db: Queries, { appId, days }: { appId: string; days: readonly string[] }) =>
  db
    .selectFrom('orders')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .select([
      'orders.id',
      'orders.member_id',
      'orders.sn',
      'orders.topics',
      'orders.status',
      'orders.order_type',
      'orders.first_slot',
      'checkouts.parent_sn',
      'checkouts.expires_ms',
      isCheckedIn,
    ])
    .where((eb) =>
      eb.or([
        eb('orders.status', '=', orderStatus.pendingPayment),
        eb.and([
          eb('orders.status', '=', orderStatus.pendingConsumption),
          eb('orders.first_slot', 'in', [...days]),
        ]),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('subscriptions')
          .select('subscriptions.id')
          .whereRef('subscriptions.member_id', '=', 'orders.member_id')
          .where('subscriptions.app_id', '=', appId)
          .where('subscriptions.sent_ms', 'is', null),
      ),
    )
    .execute();

/** Whether a message of this type was queued for the order before. */
export async function isQueued(tx: Tx, orderId: string, type: SubscriptionTemplate): Promise<boolean> {
  const known = await tx
    .selectFrom('subscribe_messages')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', '=', type)
    .executeTakeFirst();
  return known !== undefined;
}

export async function insertMessage(
  tx: Tx,
  message: Insertable<SubscriptionTables['subscribe_messages']>,
): Promise<void> {
  await tx.insertInto('subscribe_messages').values(message).execute();
}

/** Messages whose time to be sent has come. */
export async function dueMessages(db: Queries, nowMs: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('subscribe_messages')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_ms', '<=', nowMs)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts a try of a due message and puts its next one off; undefined when another process has it. */
export const claimMessage = (
  db: Queries,
  id: number,
  { nowMs, nextMs }: { nowMs: number; nextMs: number },
): Promise<MessageRow | undefined> =>
  db
    .updateTable('subscribe_messages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_ms: nextMs }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_ms', '<=', nowMs)
    .returningAll()
    .executeTakeFirst();

export async function putMessageOff(db: Queries, id: number, nextMs: number): Promise<void> {
  await db.updateTable('subscribe_messages').set({ next_ms: nextMs }).where('id', '=', id).execute();
}

/** Writes what has become of a message; answers the right it was sent by. */
export async function finishMessage(
  db: Queries,
  id: number,
  done: Pick<MessageRow, 'state' | 'reason' | 'done_ms'>,
): Promise<number | null> {
  const { subscription_id } = await db
    .updateTable('subscribe_messages')
    .set(done)
    .where('id', '=', id)
    .returning('subscription_id')
    .executeTakeFirstOrThrow();
  return subscription_id;
}

/** What a message says of its order. */
export const orderFacts = (db: Queries, orderId: string) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'sn',
      'status',
      'pay_status',
      'order_type',
      'snapshot',
      'total_fen',
      'refunded_fen',
      'first_slot',
      isCheckedIn,
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
