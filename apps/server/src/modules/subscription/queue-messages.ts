import { orderStatus, type SubscriptionTemplate } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { remindersOf, typesOfEvent } from './worth-telling';

const BATCH = 200;
/** Later than this nobody wants to hear of an event. */
const NEWS_LIFE_MS = 24 * 60 * 60_000;

type Deps = Pick<AppContext, 'db' | 'clock' | 'platforms' | 'log'>;

/** Looks through what has happened to orders, and what is about to, and queues a message to whoever has subscribed. */
export async function queueMessages(deps: Deps): Promise<void> {
  const appId = deps.platforms.miniProgram?.appId;
  if (!appId) return;
  await queueNews(deps, appId);
  await queueReminders(deps, appId);
}

/** Events in their order. Each is looked at once, together with what it queues. */
async function queueNews({ db, clock }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  await db.transaction().execute(async (transaction) => {
    const events = await transaction
      .selectFrom('order_events')
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .select([
        'order_events.id as event_id',
        'order_events.at_ms',
        'order_events.status',
        'order_events.pay_status',
        'orders.id',
        'orders.member_id',
        'orders.sn',
        'orders.spot_id',
        'orders.confirm_mode',
      ])
      .where('order_events.messages_ms', 'is', null)
      .orderBy('order_events.id')
      .limit(BATCH)
      .forUpdate('order_events')
      .skipLocked()
      .execute();
    if (events.length === 0) return;
    for (const event of events) {
      const untilMs = event.at_ms + NEWS_LIFE_MS;
      if (untilMs < nowMs) continue;
      const types = typesOfEvent({
        status: event.status,
        payStatus: event.pay_status,
        confirmMode: event.confirm_mode,
      });
      for (const type of types) {
        if (await queueOne(transaction, { ...event, appId, type, nowMs, untilMs })) break;
      }
    }
    await transaction
      .updateTable('order_events')
      .set({ messages_ms: nowMs })
      .where(
        'id',
        'in',
        events.map(({ event_id }) => event_id),
      )
      .execute();
  });
}

/** Orders that time alone makes worth a message: unpaid ones, and visits of tomorrow. */
async function queueReminders({ db, clock, log }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  const tomorrow = addDays(dayOf(nowMs), 1);
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.member_id',
      'orders.sn',
      'orders.spot_id',
      'orders.status',
      'orders.expires_ms',
      'order_lines.day',
    ])
    .where('order_lines.seq', '=', 0)
    .where((eb) =>
      eb.or([
        eb('orders.status', '=', orderStatus.pendingPayment),
        eb.and([
          eb('orders.status', '=', orderStatus.pendingConsumption),
          eb('order_lines.day', '=', tomorrow),
        ]),
      ]),
    )
    // Only whose member waits for a message at all.
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
  for (const order of orders) {
    const open = { status: order.status, expiresMs: order.expires_ms, day: order.day };
    for (const { type, untilMs } of remindersOf(open, nowMs)) {
      try {
        await db
          .transaction()
          .execute((transaction) => queueOne(transaction, { ...order, appId, type, nowMs, untilMs }));
      } catch (error) {
        // Another process was faster; the right it left is still there.
        log.warn({ err: error, orderId: order.id }, 'reminder not queued');
      }
    }
  }
}

interface Wanted {
  id: string;
  member_id: string;
  sn: string;
  spot_id: string;
  appId: string;
  type: SubscriptionTemplate;
  nowMs: number;
  untilMs: number;
}

/** Uses up a right and queues its message; false without a right, or when the order was told of this already. */
async function queueOne(db: Db, wanted: Wanted): Promise<boolean> {
  const { id, type, nowMs, untilMs } = wanted;
  const known = await db
    .selectFrom('subscribe_messages')
    .select('id')
    .where('order_id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
  if (known) return false;
  const right = await useRight(db, wanted);
  if (!right) return false;
  await db
    .insertInto('subscribe_messages')
    .values({
      order_id: id,
      subscription_id: right.id,
      type,
      open_id: right.open_id,
      mini_program_state: right.mini_program_state,
      created_ms: nowMs,
      next_ms: nowMs,
      until_ms: untilMs,
      done_ms: null,
    })
    .execute();
  return true;
}

/** The member's narrowest right that covers the order: for it alone, for its spot, for anything. */
async function useRight(db: Db, { member_id, appId, type, sn, spot_id, nowMs }: Wanted) {
  return db
    .updateTable('subscriptions')
    .set({ sent_ms: nowMs })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('subscriptions')
        .select('id')
        .where('member_id', '=', member_id)
        .where('app_id', '=', appId)
        .where('type', '=', type)
        .where('sent_ms', 'is', null)
        .where('open_id', '<>', '')
        .where('sn', 'in', ['', sn])
        .where('parent_sn', 'in', ['', sn])
        .where('view_spot_id', 'in', ['', spot_id])
        // Rights about something that no order of tickets is.
        .where('hotel_id', '=', '')
        .where('supplier_id', '=', '')
        .where('activity_id', '=', '')
        .where('voucher_id', '=', '')
        .orderBy('sn', 'desc')
        .orderBy('view_spot_id', 'desc')
        .orderBy('created_ms')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'open_id', 'mini_program_state'])
    .executeTakeFirst();
}
