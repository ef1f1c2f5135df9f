import type { SubscriptionTemplate } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import type { AppContext } from '../../context';
import type { OrderTopics } from '../../core/tables';
import type { Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { insertMessage, isQueued, lockNews, markNewsSeen, ordersToRemind } from './message-store';
import { remindersOf, typesOfEvent } from './message-types';
import { useRight } from './store';

const BATCH = 200;
/** Later than this nobody wants to hear of an event. */
const NEWS_LIFE_MS = 24 * 60 * 60_000;

type Deps = Pick<AppContext, 'db' | 'clock' | 'platforms' | 'log'>;

/** Looks through what has happened to orders, and what is about to, and queues a message to whoever has subscribed. */
export async function queueMessages(deps: Deps): Promise<void> {
  const appId = deps.platforms.miniProgram?.appId;
  if (!appId) return;
  const nowMs = deps.clock.now();
  await inTransaction(deps.db, (tx) => queueNews(tx, appId, nowMs));
  await queueReminders(deps, appId);
}

/** Events in their order. Each is looked at once, together with what it queues. */
async function queueNews(tx: Tx, appId: string, nowMs: number): Promise<void> {
  const events = await lockNews(tx, BATCH);
  if (events.length === 0) return;
  for (const event of events) {
    const untilMs = event.at_ms + NEWS_LIFE_MS;
    if (untilMs < nowMs) continue;
    const types = typesOfEvent({
      status: event.status,
      payStatus: event.pay_status,
      confirmMode: event.confirm_mode,
      orderType: event.order_type,
      note: event.note,
    });
    for (const type of types) {
      if (await queueOne(tx, { ...event, appId, type, nowMs, untilMs })) break;
    }
  }
  await markNewsSeen(
    tx,
    events.map(({ event_id }) => event_id),
    nowMs,
  );
}

/** Orders that time alone makes worth a message: unpaid ones, visits of tomorrow, stays that begin today. */
async function queueReminders({ db, clock, log }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  const today = dayOf(nowMs);
  const orders = await ordersToRemind(db, { appId, days: [today, addDays(today, 1)] });
  for (const order of orders) {
    const open = {
      status: order.status,
      orderType: order.order_type,
      expiresMs: order.expires_ms,
      day: order.first_slot.slice(0, 10),
      isCheckedIn: order.isCheckedIn,
    };
    for (const { type, untilMs } of remindersOf(open, nowMs)) {
      try {
        await inTransaction(db, (tx) => queueOne(tx, { ...order, appId, type, nowMs, untilMs }));
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
  parent_sn: string;
  topics: OrderTopics;
  appId: string;
  type: SubscriptionTemplate;
  nowMs: number;
  untilMs: number;
}

/** Uses up a right and queues its message; false without a right, or when the order was told of this already. */
async function queueOne(tx: Tx, wanted: Wanted): Promise<boolean> {
  const { id, type, nowMs, untilMs } = wanted;
  if (await isQueued(tx, id, type)) return false;
  const right = await useRight(tx, wanted);
  if (!right) return false;
  await insertMessage(tx, {
    order_id: id,
    subscription_id: right.id,
    type,
    open_id: right.open_id,
    mini_program_state: right.mini_program_state,
    created_ms: nowMs,
    next_ms: nowMs,
    until_ms: untilMs,
    done_ms: null,
  });
  return true;
}
