import { type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import { addDays, dayOf, instantOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { OrderTopics } from '../../core/tables';
import type { Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import type { MessageTemplate } from '../message/templates';
import { appointmentMessages } from './appointment-messages';
import { tomorrowsToTell } from './draw-store';
import { tellOfCoupon, tellOfOrder, tellOfStart, tellOfTomorrow } from './inbox';
import { inboxMessages } from './inbox-messages';
import { inboxToTell, lockInboxToTell } from './inbox-store';
import {
  couponsToRemind,
  insertMessage,
  isQueued,
  lockNews,
  markNewsSeen,
  markReminded,
  ordersToRemind,
  startsToRemind,
} from './message-store';
import { remindersOf, STARTING_MS, typesOfEvent } from './message-types';
import { lockPlaceToTell, placesToTell } from './place-store';
import { useRight, useUpRight } from './store';

const BATCH = 200;
/** Later than this nobody wants to hear of an event. */
const NEWS_LIFE_MS = 24 * 60 * 60_000;

type Deps = Pick<AppContext, 'db' | 'clock' | 'platforms' | 'log'>;

/**
 * Looks through what has happened to orders, and what is about to, and queues a message to whoever has subscribed. What has
 * happened is in everybody's inbox; what is about to, in that of whoever gets the message.
 */
export async function queueMessages(deps: Deps): Promise<void> {
  const appId = deps.platforms.miniProgram?.appId;
  const nowMs = deps.clock.now();
  await inTransaction(deps.db, (tx) => queueNews(tx, appId, nowMs));
  if (!appId) return;
  await queueReminders(deps, appId);
  await queueCoupons(deps, appId);
  await queueStarts(deps, appId);
  await queuePlaces(deps, appId);
  await queueTomorrows(deps, appId);
  await queueInbox(deps, appId);
}

/** Events in their order. Each is looked at once, together with what it queues. */
async function queueNews(tx: Tx, appId: string | undefined, nowMs: number): Promise<void> {
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
    if (types[0] !== undefined) {
      await tellOfOrder(tx, event, {
        type: types[0],
        note: event.note,
        nowMs,
        once: `event:${event.event_id}`,
      });
    }
    if (!appId) continue;
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
  const orders = await ordersToRemind(db, { appId, days: [today, addDays(today, 1)], nowMs });
  for (const order of orders) {
    const open = {
      status: order.status,
      orderType: order.order_type,
      expiresMs: order.expires_ms,
      ...(order.expires_ms !== null && { payMs: order.expires_ms - order.created_ms }),
      day: order.first_slot.slice(0, 10),
      isCheckedIn: order.isCheckedIn,
      autoSignMs: order.autoSignMs,
    };
    for (const { type, untilMs } of remindersOf(open, nowMs)) {
      try {
        await inTransaction(db, async (tx) => {
          if (!(await queueOne(tx, { ...order, appId, type, nowMs, untilMs }))) return;
          await tellOfOrder(tx, order, { type, nowMs, once: `reminder:${order.id}:${type}` });
        });
      } catch (error) {
        // Another process was faster; the right it left is still there.
        log.warn({ err: error, orderId: order.id }, 'reminder not queued');
      }
    }
  }
}

/** Coupons that end within a day; each is told of once. */
async function queueCoupons({ db, clock }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  const type = subscriptionTemplate.couponExpiring;
  for (const coupon of await couponsToRemind(db, { appId, nowMs, limit: BATCH })) {
    await inTransaction(db, async (tx) => {
      const about = { member_id: coupon.member_id, sn: '', parent_sn: '', topics: {}, voucherId: coupon.id };
      if (!(await markReminded(tx, coupon.id, nowMs))) return;
      const right = await useRight(tx, { ...about, appId, type, nowMs });
      // One right serves one coupon; the others may still get theirs.
      if (!right) throw new NoRight();
      const untilMs = instantOf(addDays(coupon.last_day, 1));
      await insertMessage(tx, { ...rowOf(right, { type, nowMs, untilMs }), member_coupon_id: coupon.id });
      await tellOfCoupon(tx, coupon, nowMs);
    }).catch((error) => {
      if (!(error instanceof NoRight)) throw error;
    });
  }
}

/** What begins soon, told to whoever has asked to be reminded of it. */
async function queueStarts({ db, clock }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  const type = subscriptionTemplate.activityStarting;
  const rights = await startsToRemind(db, { appId, nowMs, withinMs: STARTING_MS, limit: BATCH });
  for (const right of rights) {
    await inTransaction(db, async (tx) => {
      if (!(await useUpRight(tx, right.id, nowMs))) return;
      const row = rowOf(right, { type, nowMs, untilMs: right.startsMs });
      await insertMessage(tx, { ...row, activity_id: right.activityId });
      await tellOfStart(tx, right, nowMs);
    });
  }
}

/** Places in flash sales that came free, told to the first of those who wait. Their inbox has them since then. */
async function queuePlaces({ db, clock }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  const type = subscriptionTemplate.activityStarting;
  for (const place of await placesToTell(db, { appId, nowMs, limit: BATCH })) {
    await inTransaction(db, async (tx) => {
      if (!(await lockPlaceToTell(tx, place.id, nowMs))) return;
      const { member_id, activityId } = place;
      const about = { member_id, sn: '', parent_sn: '', topics: { activityId } };
      const right = await useRight(tx, { ...about, appId, type, nowMs });
      if (!right) return;
      const row = rowOf(right, { type, nowMs, untilMs: place.holdUntilMs });
      await insertMessage(tx, { ...row, grab_id: place.id });
    });
  }
}

/** When people are told of what a task brings tomorrow. */
const TASKS_EVE_FROM = '18:00';

/** Draws in which signing in tomorrow brings a chance, told on the evening before. */
async function queueTomorrows({ db, clock }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  if (timeOf(nowMs) < TASKS_EVE_FROM) return;
  const type = subscriptionTemplate.tomorrowsTask;
  const untilMs = instantOf(addDays(dayOf(nowMs), 1));
  for (const right of await tomorrowsToTell(db, { appId, nowMs, limit: BATCH })) {
    await inTransaction(db, async (tx) => {
      if (!(await useUpRight(tx, right.id, nowMs))) return;
      await insertMessage(tx, { ...rowOf(right, { type, nowMs, untilMs }), activity_id: right.activityId });
      await tellOfTomorrow(tx, right, nowMs);
    });
  }
}

/** Types of what an app is told because the inbox tells it, by the inbox's template. */
const inboxTypes = Object.fromEntries(
  Object.entries(inboxMessages).map(([template, { type }]) => [template, type]),
);

/** What the inbox has told of cards and activities, told to whoever has subscribed before. */
async function queueInbox({ db, clock }: Deps, appId: string): Promise<void> {
  const nowMs = clock.now();
  const asked = { appId, types: inboxTypes, sinceMs: nowMs - NEWS_LIFE_MS, limit: BATCH };
  for (const { id, member_id, type, at_ms } of await inboxToTell(db, asked)) {
    await inTransaction(db, async (tx) => {
      if (!(await lockInboxToTell(tx, id))) return;
      const right = await useRight(tx, { member_id, sn: '', parent_sn: '', topics: {}, appId, type, nowMs });
      if (!right) return;
      const row = rowOf(right, { type, nowMs, untilMs: at_ms + NEWS_LIFE_MS });
      await insertMessage(tx, { ...row, inbox_id: id });
    });
  }
}

/** The member has no right left: what was begun for the message is taken back. */
class NoRight extends Error {
  override name = 'NoRight';
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
  await insertMessage(tx, { ...rowOf(right, { type, nowMs, untilMs }), order_id: id });
  return true;
}

/** A piece of news about an appointment. */
interface AppointmentNews {
  id: number;
  member_id: string;
  template: MessageTemplate;
  voucher_id: string | null;
  spot_id: string | null;
  until_ms: number | null;
}

/** Queues a message about an appointment to whoever has subscribed to its type. */
export async function queueAppointmentNews(
  tx: Tx,
  appId: string,
  news: AppointmentNews,
  nowMs: number,
): Promise<void> {
  const type = appointmentMessages[news.template]?.type;
  if (type === undefined) return;
  const right = await useRight(tx, {
    member_id: news.member_id,
    sn: '',
    parent_sn: '',
    topics: news.spot_id === null ? {} : { viewSpotId: news.spot_id },
    voucherId: news.voucher_id ?? '',
    appId,
    type,
    nowMs,
  });
  if (!right) return;
  const untilMs = news.until_ms ?? nowMs + NEWS_LIFE_MS;
  await insertMessage(tx, { ...rowOf(right, { type, nowMs, untilMs }), news_id: news.id });
}

const rowOf = (
  right: NonNullable<Awaited<ReturnType<typeof useRight>>>,
  { type, nowMs, untilMs }: Pick<Wanted, 'type' | 'nowMs' | 'untilMs'>,
) => ({
  order_id: null,
  member_coupon_id: null,
  activity_id: null,
  news_id: null,
  grab_id: null,
  inbox_id: null,
  subscription_id: right.id,
  type,
  open_id: right.open_id,
  mini_program_state: right.mini_program_state,
  created_ms: nowMs,
  next_ms: nowMs,
  until_ms: untilMs,
  done_ms: null,
});
