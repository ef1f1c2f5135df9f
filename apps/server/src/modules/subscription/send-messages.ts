import {
  miniProgramState,
  type OrderType,
  orderType,
  type PaymentStatus,
  paymentStatus,
  type SubscribeConfigFile,
  type SubscriptionTemplate,
  subscriptionTemplate,
} from '@yunyou/contract';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { OrderSnapshot } from '../../core/tables';
import { type MiniProgramPlatform, PlatformRefusal } from '../../outside/platforms/platforms';
import { siteDocument } from '../site-documents/store';
import { appointmentMessages, isAppointmentNewsTrue } from './appointment-messages';
import { inboxWords } from './inbox-messages';
import { inboxFacts } from './inbox-store';
import {
  appointmentFacts,
  claimMessage,
  couponFacts,
  dueMessages,
  finishMessage,
  type MessageRow,
  orderFacts,
  putMessageOff,
  startFacts,
} from './message-store';
import type { MessageTemplates, MessageValue } from './message-templates';
import { isStillTrue } from './message-types';
import { placeFacts } from './place-store';
import { giveRightBack } from './store';

const BATCH = 100;
const MINUTE_MS = 60_000;
/** Waits after each try that was not answered, ms. After the last the message is given up. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

/** The person has refused, or has used up their right elsewhere: nothing is wrong, and nothing is tried again. */
const REFUSED = 43101;

/**
 * Sends what is queued. A message whose process dies while it is on its way is sent again: the platform lets one right be
 * used once. Not being able to send is never a failure of the order.
 */
export async function sendMessages(app: AppContext): Promise<void> {
  const { miniProgram } = app.platforms;
  if (!miniProgram) return;
  const waiting = await dueMessages(app.db, app.clock.now(), BATCH);
  if (waiting.length === 0) return;
  const [templates, ids] = await Promise.all([
    siteDocument<MessageTemplates>(app.db, 'messageTemplates'),
    siteDocument<SubscribeConfigFile>(app.db, 'file:config/subscribe-config.json'),
  ]);
  for (const id of waiting) {
    const outcome = await sendOne(app, miniProgram, id, { templates, ids });
    if (outcome) await finish(app, id, outcome);
  }
}

interface Outcome {
  state: 'sent' | 'refused' | 'failed' | 'dropped';
  reason?: string;
  /** The platform has not, or probably not, heard of it: the member's right to it still stands. */
  isUnused?: boolean;
}

interface Templates {
  templates: MessageTemplates;
  ids: SubscribeConfigFile;
}

/** What has become of a message; undefined when it will be tried again, or when another process has it. */
async function sendOne(
  app: AppContext,
  platform: MiniProgramPlatform,
  id: number,
  { templates, ids }: Templates,
): Promise<Outcome | undefined> {
  const { db, clock, log } = app;
  const nowMs = clock.now();
  const claimed = await claimMessage(db, id, { nowMs, nextMs: nowMs + MINUTE_MS });
  if (!claimed) return undefined;
  const { type, open_id, mini_program_state, attempts } = claimed;
  if (nowMs > claimed.until_ms) return { state: 'dropped', reason: 'too late', isUnused: true };
  const told = await whatToTell(app, templates, claimed);
  if (!told) return { state: 'dropped', reason: 'no longer so', isUnused: true };
  const keys = templates.templates[type];
  // The client says `formal` and takes production's ids by one rule.
  const known = mini_program_state === miniProgramState.formal ? ids.production : ids.test;
  const templateId = known.find((one) => one.type === type)?.id;
  if (!keys || !templateId) return { state: 'failed', reason: 'no template', isUnused: true };

  const { values } = told;
  try {
    await platform.sendMessage({
      openId: open_id,
      templateId,
      page: told.page,
      data: Object.fromEntries(keys.map(({ key, value }) => [key, { value: fitting(key, values[value]) }])),
      miniprogramState: mini_program_state,
    });
    return { state: 'sent' };
  } catch (error) {
    if (error instanceof PlatformRefusal) {
      if (error.code === REFUSED) return { state: 'refused', reason: error.message };
      // An account that is none, or a template that is set up otherwise: for whoever runs the server.
      log.error({ err: error, messageId: id, type }, 'a subscribe message was not taken');
      return { state: 'failed', reason: error.message };
    }
    log.warn({ err: error, messageId: id }, 'a subscribe message could not be sent');
    const waitMs = WAITS_MS[attempts - 1];
    if (waitMs === undefined)
      return { state: 'failed', reason: 'the platform does not answer', isUnused: true };
    await putMessageOff(db, id, nowMs + waitMs);
    return undefined;
  }
}

/** The page a message opens and what it says; undefined when that is no longer so. */
async function whatToTell(
  { db, clock }: AppContext,
  { page, couponPage, activityPage, appointmentPage, inboxPage = activityPage }: MessageTemplates,
  message: Pick<
    MessageRow,
    'type' | 'order_id' | 'member_coupon_id' | 'activity_id' | 'news_id' | 'grab_id' | 'inbox_id' | 'until_ms'
  >,
): Promise<{ page: string; values: Record<MessageValue, string> } | undefined> {
  const { type, order_id, member_coupon_id, activity_id, news_id, grab_id, inbox_id, until_ms } = message;
  if (inbox_id !== null) {
    const told = await inboxFacts(db, inbox_id);
    if (!told) return undefined;
    const words = inboxWords(told.template, told.parameters, told.at_ms);
    return { page: inboxPage, values: { ...words, sn: '', time: '', amount: '' } };
  }
  if (news_id !== null) {
    const facts = await appointmentFacts(db, news_id);
    if (!facts || !isAppointmentNewsTrue(facts)) return undefined;
    const { appointmentId, sn, title, startsMs, lastDay } = facts;
    return {
      page:
        appointmentId === null
          ? appointmentPage
          : `${appointmentPage}?appointmentId=${encodeURIComponent(appointmentId)}`,
      values: {
        sn,
        title,
        day: startsMs === null ? (lastDay ?? '') : dayOf(startsMs),
        time: startsMs === null ? (lastDay ?? '') : `${dayOf(startsMs)} ${timeOf(startsMs)}`,
        // Nothing is paid for a time, and the platform takes no empty value.
        amount: '0.00元',
        note: appointmentMessages[facts.template]?.note ?? '',
      },
    };
  }
  if (grab_id !== null) {
    const place = await placeFacts(db, grab_id, clock.now());
    if (!place) return undefined;
    return {
      page: `${activityPage}?activeId=${encodeURIComponent(place.activityId)}`,
      values: {
        sn: '',
        title: place.name['zh-Hans'],
        day: `${dayOf(place.holdUntilMs)} ${timeOf(place.holdUntilMs)}`,
        time: '',
        amount: '',
        note: PLACE_NOTE,
      },
    };
  }
  if (activity_id !== null) {
    const start = await startFacts(db, activity_id);
    if (!start) return undefined;
    const isTomorrows = type === subscriptionTemplate.tomorrowsTask;
    const atMs = isTomorrows ? until_ms : start.startsMs;
    const time = `${dayOf(atMs)} ${timeOf(atMs)}`;
    return {
      page: `${activityPage}?activeId=${encodeURIComponent(activity_id)}`,
      values: {
        sn: isTomorrows ? activity_id.slice(0, SN_LENGTH) : '',
        title: start.name['zh-Hans'],
        ...{ day: time, time: isTomorrows ? time : '' },
        amount: '',
        note: notes[type] ?? '',
      },
    };
  }
  if (member_coupon_id !== null) {
    const coupon = await couponFacts(db, member_coupon_id);
    if (coupon.status !== 'usable' || coupon.last_day < dayOf(clock.now())) return undefined;
    return {
      page: `${couponPage}?memberCouponId=${encodeURIComponent(coupon.id)}`,
      values: {
        sn: '',
        title: coupon.terms.name['zh-Hans'],
        day: coupon.last_day,
        time: '',
        amount: '',
        note: notes[type] ?? '',
      },
    };
  }
  const order = await orderFacts(db, order_id ?? '');
  if (!isStillTrue(type, order)) return undefined;
  return { page: `${page}?id=${encodeURIComponent(order.id)}`, values: valuesOf(type, order) };
}

async function finish(
  { db, clock }: AppContext,
  id: number,
  { state, reason = '', isUnused = false }: Outcome,
): Promise<void> {
  const subscriptionId = await finishMessage(db, id, { state, reason, done_ms: clock.now() });
  if (isUnused && subscriptionId !== null) await giveRightBack(db, subscriptionId);
}

/** What a message can say of its order. */
interface OrderFacts {
  order_type: OrderType;
  pay_status: PaymentStatus;
  sn: string;
  snapshot: OrderSnapshot;
  total_fen: number;
  refunded_fen: number;
  first_slot: string;
}

function valuesOf(type: SubscriptionTemplate, order: OrderFacts): Record<MessageValue, string> {
  const isRefund = type === subscriptionTemplate.refundSucceeded;
  return {
    sn: order.sn,
    title: order.snapshot.title,
    day: order.first_slot.slice(0, 10),
    time: '',
    amount: `${((isRefund ? order.refunded_fen : order.total_fen) / 100).toFixed(2)}元`,
    note: noteOf(type, order),
  };
}

/** Of a stay that was not paid for no money goes back. */
function noteOf(type: SubscriptionTemplate, { order_type, pay_status }: OrderFacts): string {
  const isStay = order_type === orderType.hotel;
  const isUnpaid = pay_status === paymentStatus.unpaid;
  return (
    (isStay && isUnpaid ? deskNotes[type] : undefined) ??
    (isStay ? stayNotes[type] : undefined) ??
    notes[type] ??
    ''
  );
}

/** So long the platform lets a number be. */
const SN_LENGTH = 32;

/** Its day is when the hold ends. */
const PLACE_NOTE = '有名额了，请在此前下单';

/** What the messages say; the platform shows them in Chinese, as its templates are. */
const notes: Readonly<Partial<Record<SubscriptionTemplate, string>>> = {
  [subscriptionTemplate.ticketIssued]: '已出票，凭码入园',
  [subscriptionTemplate.ticketIssueFailed]: '出票失败，款项原路退回',
  [subscriptionTemplate.verification]: '电子票已核销',
  [subscriptionTemplate.refundSucceeded]: '款项已原路退回',
  [subscriptionTemplate.annualCardIssued]: '年卡已购，请尽快激活',
  [subscriptionTemplate.paymentReminder]: '订单待付款，请尽快支付',
  [subscriptionTemplate.merchantConfirmed]: '商家已确认，凭码入园',
  [subscriptionTemplate.merchantRejected]: '商家无法接单，款项原路退回',
  [subscriptionTemplate.tripReminder]: '明日出行，请带好证件',
  [subscriptionTemplate.orderExpiring]: '订单即将关闭，请尽快支付',
  [subscriptionTemplate.shipped]: '商品已发出，请留意物流',
  [subscriptionTemplate.received]: '商品已签收',
  [subscriptionTemplate.groupBuySucceeded]: '拼团已成功',
  [subscriptionTemplate.groupBuyFailed]: '人数未满，款项原路退回',
  [subscriptionTemplate.activityStarting]: '您关注的活动即将开始',
  [subscriptionTemplate.tomorrowsTask]: '明日签到可得抽奖机会',
  [subscriptionTemplate.couponExpiring]: '优惠券即将到期，请尽快使用',
};

/** What they say of stays. */
const stayNotes: typeof notes = {
  [subscriptionTemplate.verification]: '已办理入住',
  [subscriptionTemplate.merchantConfirmed]: '酒店已确认，凭码入住',
  [subscriptionTemplate.merchantRejected]: '酒店无法接单，已付款项原路退回',
  [subscriptionTemplate.bookingSucceeded]: '预订成功，凭码入住',
  [subscriptionTemplate.bookingFailed]: '预订未成功或已取消',
  [subscriptionTemplate.checkInReminder]: '今日入住，请带好证件',
  [subscriptionTemplate.tripReminder]: '明日入住，请带好证件',
};

/** What they say of stays that are paid at the desk. */
const deskNotes: typeof notes = {
  [subscriptionTemplate.merchantRejected]: '酒店无法接单，未产生费用',
};

/** Characters the platform takes by the first part of a key. */
const longest: Readonly<Record<string, number>> = { thing: 20, character_string: 32, phrase: 5 };

/** A value within what the platform takes for its key; it refuses a longer one altogether. */
function fitting(key: string, value: string): string {
  const max = longest[key.replace(/\d+$/, '')];
  const characters = [...value];
  return max === undefined || characters.length <= max ? value : `${characters.slice(0, max - 1).join('')}…`;
}
