import { type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { CHECKED_IN } from '../../core/orders/history-notes';
import type { OrderSnapshotTexts } from '../../core/tables';
import type { Tx } from '../../database/connect';
import { tell } from '../message/tell';
import type { MessageTemplate } from '../message/templates';
import { couponFacts, startFacts } from './message-store';

/** What the inbox says where an app would be sent a message. */
const inboxTemplates: Readonly<Partial<Record<SubscriptionTemplate, MessageTemplate>>> = {
  [subscriptionTemplate.ticketIssued]: 'ticketIssued',
  [subscriptionTemplate.ticketIssueFailed]: 'ticketIssueFailed',
  [subscriptionTemplate.verification]: 'verification',
  [subscriptionTemplate.refundSucceeded]: 'refundSucceeded',
  [subscriptionTemplate.paymentReminder]: 'paymentReminder',
  [subscriptionTemplate.annualCardIssued]: 'cardIssued',
  [subscriptionTemplate.merchantConfirmed]: 'merchantConfirmed',
  [subscriptionTemplate.merchantRejected]: 'merchantRejected',
  [subscriptionTemplate.bookingSucceeded]: 'bookingSucceeded',
  [subscriptionTemplate.bookingFailed]: 'bookingFailed',
  [subscriptionTemplate.checkInReminder]: 'checkInReminder',
  [subscriptionTemplate.shipped]: 'shipped',
  [subscriptionTemplate.received]: 'received',
  [subscriptionTemplate.tripReminder]: 'tripReminder',
  [subscriptionTemplate.orderExpiring]: 'orderExpiring',
  [subscriptionTemplate.groupBuySucceeded]: 'groupFormed',
  [subscriptionTemplate.groupBuyFailed]: 'groupFailed',
};

interface ToldOrder {
  id: string;
  member_id: string;
  sn: string;
  snapshot: OrderSnapshotTexts;
  snapshot_en: OrderSnapshotTexts;
}

/** Tells of an order what an app is told of it. */
export async function tellOfOrder(
  tx: Tx,
  { id, member_id, sn, snapshot, snapshot_en }: ToldOrder,
  {
    type,
    note,
    nowMs,
    once,
  }: { type: SubscriptionTemplate; note?: string | null; nowMs: number; once: string },
): Promise<void> {
  const template = note === CHECKED_IN ? 'checkedIn' : inboxTemplates[type];
  if (!template) return;
  const title = { 'zh-Hans': snapshot.title, en: snapshot_en.title };
  await tell(tx, { memberId: member_id, template, parameters: { title, sn }, subjectId: id, once, nowMs });
}

/** Tells of a coupon that is about to expire. */
export async function tellOfCoupon(
  tx: Tx,
  { id, member_id }: { id: string; member_id: string },
  nowMs: number,
): Promise<void> {
  const { terms, last_day } = await couponFacts(tx, id);
  await tell(tx, {
    memberId: member_id,
    template: 'couponExpiring',
    parameters: { title: terms.name, day: last_day },
    subjectId: id,
    once: `coupon:${id}`,
    nowMs,
  });
}

/** Tells of what begins in a moment. */
export async function tellOfStart(
  tx: Tx,
  { member_id, activityId }: { member_id: string; activityId: string },
  nowMs: number,
): Promise<void> {
  const start = await startFacts(tx, activityId);
  if (!start) return;
  await tell(tx, {
    memberId: member_id,
    template: 'activityStarting',
    parameters: { title: start.name },
    once: `start:${activityId}:${member_id}`,
    nowMs,
  });
}

/** Tells of a draw in which signing in tomorrow brings a chance. */
export async function tellOfTomorrow(
  tx: Tx,
  { member_id, activityId }: { member_id: string; activityId: string },
  nowMs: number,
): Promise<void> {
  const draw = await startFacts(tx, activityId);
  if (!draw) return;
  await tell(tx, {
    memberId: member_id,
    template: 'drawTomorrow',
    parameters: { title: draw.name },
    subjectId: activityId,
    once: `tomorrow:${activityId}:${member_id}:${dayOf(nowMs)}`,
    nowMs,
  });
}
