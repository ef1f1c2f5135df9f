import { appointmentStatus, type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import type { MessageTemplate } from '../message/templates';
import type { AppointmentFacts } from './message-store';

const { appointmentSucceeded, tomorrowsTask, tripReminder, verification, bookingFailed, orderExpiring } =
  subscriptionTemplate;

/** What an app is told of appointments, and what the message says. Offers of a waiting list have no type. */
export const appointmentMessages: Readonly<
  Partial<Record<MessageTemplate, { type: SubscriptionTemplate; note: string }>>
> = {
  appointmentMade: { type: appointmentSucceeded, note: '预约成功，凭码入场' },
  appointmentConfirmed: { type: appointmentSucceeded, note: '商家已确认，凭码入场' },
  appointmentChanged: { type: appointmentSucceeded, note: '预约时间已更改，凭码入场' },
  appointmentTomorrow: { type: tomorrowsTask, note: '明日有预约，请带好证件' },
  appointmentSoon: { type: tripReminder, note: '预约即将开始，请凭码入场' },
  appointmentEntered: { type: verification, note: '预约已核销' },
  appointmentRejected: { type: bookingFailed, note: '商家未能确认，可另选时段' },
  appointmentClosed: { type: bookingFailed, note: '时段已关闭，可改约或退款' },
  rightExpiring: { type: orderExpiring, note: '即将到期，请尽快预约使用' },
};

/** Types that speak of what lies ahead. */
const AHEAD: readonly SubscriptionTemplate[] = [appointmentSucceeded, tomorrowsTask, tripReminder];

/** Whether a message is still true of its appointment, or its right. */
export function isAppointmentNewsTrue({
  template,
  status,
  isAppointed,
}: Pick<AppointmentFacts, 'template' | 'status' | 'isAppointed'>): boolean {
  const type = appointmentMessages[template]?.type;
  if (type === undefined) return false;
  if (type === orderExpiring) return !isAppointed;
  return !AHEAD.includes(type) || status === appointmentStatus.toBeUsed;
}
