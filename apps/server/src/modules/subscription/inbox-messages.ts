import { type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { MessageParameters, MessageTemplate } from '../message/templates';

const { activityOnline, annualCardFailed, annualCardActivated, annualCardExpiring } = subscriptionTemplate;

/** What an app is told because the inbox tells it, and what the message says. */
export const inboxMessages: Readonly<
  Partial<Record<MessageTemplate, { type: SubscriptionTemplate; note: string }>>
> = {
  activityOnline: { type: activityOnline, note: '您收藏的商品有新活动' },
  cardRefused: { type: annualCardFailed, note: '激活未通过，请修改后重新提交' },
  cardActivated: { type: annualCardActivated, note: '年卡已激活，凭码入园' },
  cardExpiring: { type: annualCardExpiring, note: '年卡即将到期，请及时续费' },
  cardUnused: { type: annualCardExpiring, note: '请尽快激活，逾期自动退款' },
};

/** What one of them says: its thing, and the day that it names, else the day it was told on. */
export function inboxWords(
  template: MessageTemplate,
  { title = '', day }: MessageParameters,
  atMs: number,
): { title: string; day: string; note: string } {
  return {
    title: typeof title === 'string' ? title : title['zh-Hans'],
    day: typeof day === 'string' && day !== '' ? day : dayOf(atMs),
    note: inboxMessages[template]?.note ?? '',
  };
}
