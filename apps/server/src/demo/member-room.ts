import type { AdviceKind, AdviceState } from '@yunyou/contract';
import type { Tx } from '../database/connect';
import type { MessageParameters, MessageTemplate } from '../modules/message/templates';
import { writeRows } from './write-rows';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface DemoSuggestion {
  daysAgo: number;
  kind: AdviceKind;
  text: string;
  state: AdviceState;
  reply?: string;
}

/** The newest first; three were answered. */
const SUGGESTIONS: readonly DemoSuggestion[] = [
  { daysAgo: 1, kind: 'function', text: '价格日历能不能直接看到下个月的余票？', state: 'submitted' },
  { daysAgo: 3, kind: 'service', text: '湖上茶席的茶师讲得很好，希望英文场次多一些。', state: 'processing' },
  {
    daysAgo: 6,
    kind: 'facilities',
    text: '栖云岭索道下站排队的地方没有遮阳，带老人等了四十分钟。',
    state: 'replied',
    reply: '谢谢您告诉我们，本周会在下站加装遮阳棚，并在高峰时段增加一班索道。',
  },
  {
    daysAgo: 12,
    kind: 'products',
    text: '青釉盖碗的包装很好，如果能换成纸质缓冲就更好了。',
    state: 'replied',
    reply: '已与店铺沟通，下一批起改用纸质缓冲。',
  },
  {
    daysAgo: 20,
    kind: 'complaint',
    text: '民宿的停车位与页面写的不一样。',
    state: 'closed',
    reply: '页面已更正，给您带来不便，抱歉。',
  },
  { daysAgo: 31, kind: 'other', text: '希望出一份适合孩子的手绘地图。', state: 'submitted' },
];

const title = (zhHans: string, en: string) => ({ 'zh-Hans': zhHans, en });

interface DemoMessage {
  hoursAgo: number;
  template: MessageTemplate;
  parameters: MessageParameters;
  isRead?: true;
}

const adult = title('栖云岭成人票', 'Qiyun Ridge, adult');
const lodge = title('云栖山居', 'Yunqi Lodge');
const tea = title('明前手采绿茶', 'Green tea, picked by hand');

/** The newest first; five are unread. */
const MESSAGES: readonly DemoMessage[] = [
  { hoursAgo: 2, template: 'ticketIssued', parameters: { title: adult, sn: 'YY2026090200000001' } },
  {
    hoursAgo: 20,
    template: 'operator',
    parameters: {
      title: title('周末客流提示', 'Busy at the weekend'),
      text: title(
        '本周末栖云岭预计客流较大，建议上午十点前入园。',
        'Qiyun Ridge will be busy this weekend; come before ten if you can.',
      ),
    },
  },
  { hoursAgo: 30, template: 'shipped', parameters: { title: tea, sn: 'YY2026090100000007' } },
  {
    hoursAgo: 52,
    template: 'couponExpiring',
    parameters: { title: title('山野好物八折券', '20% off mountain goods'), day: '2026-09-30' },
  },
  { hoursAgo: 60, template: 'merchantConfirmed', parameters: { title: lodge, sn: 'YY2026083100000003' } },
  { hoursAgo: 96, template: 'received', parameters: { title: tea, sn: 'YY2026082800000002' }, isRead: true },
  {
    hoursAgo: 120,
    template: 'refundSucceeded',
    parameters: { title: adult, sn: 'YY2026082700000004' },
    isRead: true,
  },
  {
    hoursAgo: 145,
    template: 'adviceReplied',
    parameters: {
      sn: 'YJ202608260000000003',
      text: title('本周会加装遮阳棚', 'There will be shade this week'),
    },
    isRead: true,
  },
  {
    hoursAgo: 200,
    template: 'verification',
    parameters: { title: adult, sn: 'YY2026082400000001' },
    isRead: true,
  },
  {
    hoursAgo: 220,
    template: 'tripReminder',
    parameters: { title: adult, sn: 'YY2026082400000001' },
    isRead: true,
  },
  {
    hoursAgo: 300,
    template: 'checkedIn',
    parameters: { title: lodge, sn: 'YY2026082000000005' },
    isRead: true,
  },
  {
    hoursAgo: 330,
    template: 'bookingSucceeded',
    parameters: { title: lodge, sn: 'YY2026081900000005' },
    isRead: true,
  },
  {
    hoursAgo: 400,
    template: 'activityStarting',
    parameters: { title: title('春茶市集', 'Spring tea fair') },
    isRead: true,
  },
  {
    hoursAgo: 500,
    template: 'merchantRejected',
    parameters: { title: lodge, sn: 'YY2026081200000009' },
    isRead: true,
  },
];

/** Writes what the new demo member has suggested and was told. */
export async function writeRoom(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await writeRows(
    tx,
    'suggestions',
    SUGGESTIONS.map(({ daysAgo, kind, text, state }, place) => ({
      id: `advice-demo-${place + 1}`,
      sn: `YJ2026082600000000${String(place + 1).padStart(2, '0')}`,
      member_id: memberId,
      kind,
      text,
      pictures: [],
      order_id: null,
      mobile_cipher: '',
      state,
      appended: 0,
      created_ms: nowMs - daysAgo * DAY_MS,
    })),
  );
  await writeRows(
    tx,
    'suggestion_replies',
    SUGGESTIONS.flatMap(({ daysAgo, reply }, place) =>
      reply === undefined
        ? []
        : [
            {
              suggestion_id: `advice-demo-${place + 1}`,
              seq: 1,
              author: 'operator' as const,
              text: reply,
              pictures: [],
              at_ms: nowMs - daysAgo * DAY_MS + 5 * HOUR_MS,
            },
          ],
    ),
    { key: ['suggestion_id', 'seq'] },
  );
  await writeRows(
    tx,
    'inbox_messages',
    MESSAGES.map(({ hoursAgo, template, parameters, isRead }, place) => ({
      id: `message-demo-${place + 1}`,
      member_id: memberId,
      template,
      parameters,
      href: template === 'adviceReplied' ? '/packages/user-module/advice/advice?id=advice-demo-3' : null,
      dedupe: null,
      read_ms: isRead ? nowMs - (hoursAgo - 1) * HOUR_MS : null,
      at_ms: nowMs - hoursAgo * HOUR_MS,
    })),
  );
}
