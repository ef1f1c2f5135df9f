import {
  type AppointmentStatus,
  couponExpiringHours,
  type LocalizedText,
  orderStatus,
  type SubscriptionTemplate,
  subscriptionTemplate,
} from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import { addDays, dayOf } from '../../clock';
import { CHECKED_IN } from '../../core/orders/history-notes';
import type { Queries, Tx } from '../../database/connect';
import type { MessageTemplate } from '../message/templates';
import type { SubscriptionTables } from './tables';

export type MessageRow = Selectable<SubscriptionTables['subscribe_messages']>;

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
      'orders.snapshot',
      'orders.snapshot_en',
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

/** When the next parcel of an order counts as signed for. */
const autoSignMs = sql<number | null>`(
  select min(s.auto_sign_ms) from shipments s where s.order_id = orders.id
)`.as('autoSignMs');

/** Unpaid orders, and those whose visit is on one of `days`, whose member waits for a message at all. */
export const ordersToRemind = (
  db: Queries,
  { appId, days, nowMs }: { appId: string; days: readonly string[]; nowMs: number },
) =>
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
      'orders.snapshot',
      'orders.snapshot_en',
      'checkouts.parent_sn',
      'checkouts.expires_ms',
      'checkouts.created_ms',
      isCheckedIn,
      autoSignMs,
    ])
    .where((eb) =>
      eb.or([
        eb('orders.status', '=', orderStatus.pendingPayment),
        eb.and([
          eb('orders.status', '=', orderStatus.pendingConsumption),
          eb('orders.first_slot', 'in', [...days]),
        ]),
        eb.exists(
          eb
            .selectFrom('shipments')
            .select('shipments.id')
            .whereRef('shipments.order_id', '=', 'orders.id')
            .where('shipments.auto_sign_ms', '<=', nowMs + 86_400_000),
        ),
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

/** Usable coupons that end within so many hours, whose member waits to be told and was not. */
export async function couponsToRemind(
  db: Queries,
  { appId, nowMs, limit }: { appId: string; nowMs: number; limit: number },
): Promise<{ id: string; member_id: string; last_day: string }[]> {
  // A coupon ends with its last day.
  const lastDay = addDays(dayOf(nowMs + couponExpiringHours * 3_600_000), -1);
  return db
    .selectFrom('member_coupons')
    .select(['id', 'member_id', 'last_day'])
    .where('status', '=', 'usable')
    .where('reminded_ms', 'is', null)
    .where('last_day', '>=', dayOf(nowMs))
    .where('last_day', '<=', lastDay)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('subscriptions')
          .select('subscriptions.id')
          .whereRef('subscriptions.member_id', '=', 'member_coupons.member_id')
          .where('subscriptions.app_id', '=', appId)
          .where('subscriptions.type', '=', subscriptionTemplate.couponExpiring)
          .where((right) =>
            right.or([
              right('subscriptions.voucher_id', '=', ''),
              right('subscriptions.voucher_id', '=', right.ref('member_coupons.id')),
            ]),
          )
          .where('subscriptions.sent_ms', 'is', null),
      ),
    )
    .orderBy('last_day')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Notes that a member is told of a coupon; false when another process was faster, or it was used meanwhile. */
export async function markReminded(tx: Tx, memberCouponId: string, nowMs: number): Promise<boolean> {
  const marked = await tx
    .updateTable('member_coupons')
    .set({ reminded_ms: nowMs })
    .where('id', '=', memberCouponId)
    .where('status', '=', 'usable')
    .where('reminded_ms', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** A right to tell somebody that something begins. */
export interface StartRight {
  id: number;
  member_id: string;
  open_id: string;
  mini_program_state: MessageRow['mini_program_state'];
  activityId: string;
  startsMs: number;
}

/** What members have asked to be reminded of: an activity, or a coupon that can be claimed from then on. */
const starting = sql`(
  select id, starts_ms from activities where state = 'published'
  union all select id, claim_from_ms from coupons where not stopped
)`;

/** Unused rights to tell of what begins within `withinMs`. */
export async function startsToRemind(
  db: Queries,
  asked: { appId: string; nowMs: number; withinMs: number; limit: number },
): Promise<StartRight[]> {
  const { appId, nowMs, withinMs, limit } = asked;
  const { rows } = await sql<StartRight>`
    select r.id, r.member_id, r.open_id, r.mini_program_state, t.id as "activityId", t.starts_ms as "startsMs"
    from subscriptions r join ${starting} t on t.id = r.activity_id
    where r.app_id = ${appId} and r.type = ${subscriptionTemplate.activityStarting}
      and r.sent_ms is null and r.open_id <> ''
      and t.starts_ms > ${nowMs} and t.starts_ms <= ${nowMs + withinMs}
    order by r.id limit ${limit}`.execute(db);
  return rows;
}

/** What a message says of what begins; undefined when it is no longer there. */
export async function startFacts(
  db: Queries,
  id: string,
): Promise<{ name: LocalizedText; startsMs: number } | undefined> {
  const { rows } = await sql<{ name: LocalizedText; startsMs: number }>`
    select name, starts_ms as "startsMs" from activities where id = ${id}
    union all select name, claim_from_ms from coupons where id = ${id} and not stopped`.execute(db);
  return rows[0];
}

/** What a message says of an appointment, or of a right to one; undefined when it is no longer there. */
export interface AppointmentFacts {
  template: MessageTemplate;
  appointmentId: string | null;
  /** The appointment's number, or that of the right's order. */
  sn: string;
  title: string;
  /** When it begins, epoch ms; null of a right. */
  startsMs: number | null;
  /** Last day of a right. */
  lastDay: string | null;
  status: AppointmentStatus | null;
  /** The right has an appointment by now. */
  isAppointed: boolean;
}

export async function appointmentFacts(db: Queries, newsId: number): Promise<AppointmentFacts | undefined> {
  const { rows } = await sql<AppointmentFacts>`
    select n.template, a.id as "appointmentId", coalesce(a.sn, o.sn, '') as sn,
      coalesce(i.texts->'title'->>'zh-Hans', o.snapshot->'productNames'->>l.seq, '') as title,
      s.starts_ms as "startsMs", v.last_day as "lastDay", a.status,
      exists (select from appointment_vouchers x where x.voucher_id = n.voucher_id and x.live) as "isAppointed"
    from appointment_news n
      left join appointments a on a.id = n.appointment_id
      left join appointment_slots s on s.id = a.slot_id
      left join appointment_items i on i.id = a.item_id
      left join vouchers v on v.id = n.voucher_id
      left join order_lines l on l.id = v.line_id
      left join orders o on o.id = v.order_id
    where n.id = ${newsId}`.execute(db);
  return rows[0];
}

/** What a message says of its coupon. */
export const couponFacts = (db: Queries, memberCouponId: string) =>
  db
    .selectFrom('member_coupons')
    .select(['id', 'status', 'last_day', 'terms'])
    .where('id', '=', memberCouponId)
    .executeTakeFirstOrThrow();

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
      autoSignMs,
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
