import type {
  AppointmentCard,
  AppointmentCodes,
  AppointmentDetail,
  AppointmentItem,
  AppointmentItemSummary,
  AppointmentRight,
  AppointmentSlot,
  AppointmentSlots,
  Page,
  WaitingEntry,
} from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import type { Answers } from './scripted-fetch';
import { withSdk } from './sdk-fixture';

/** Appointments for stories. Their clock stands at ten o'clock of 20 September 2026 in Shanghai. */
export const nowMs = Date.parse('2026-09-20T10:00:00+08:00');
const MINUTE_MS = 60_000;

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);

export const pageOf = <Item>(records: Item[]): Page<Item> => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: 1,
});

const picture = paintedPicture(7, '山谷里的温泉', 'A hot spring in a valley');

export const itemSummary: AppointmentItemSummary = {
  id: 'item-1',
  spotId: 'spot-1',
  shopId: null,
  title: '云汤温泉谷泡汤预约',
  picture,
  place: { name: '云汤温泉谷', lat: 24.5, lng: 112.6 },
  cityName: '清远市',
  mode: 'both',
  realName: 'everybody',
  minGroup: 1,
  maxGroup: 20,
  waiting: true,
  firstFreeDay: '2026-09-20',
  lastDay: null,
};

export const items: AppointmentItemSummary[] = [
  itemSummary,
  {
    ...itemSummary,
    id: 'item-2',
    title: '百工坊陶艺体验',
    mode: 'open',
    realName: 'leader',
    waiting: false,
    firstFreeDay: null,
    place: { name: '百工坊', lat: 24.4, lng: 112.5 },
  },
];

export const item: AppointmentItem = {
  ...itemSummary,
  intro: '十二口露天汤池，泉眼终年 52 度。每场两小时，换场清池。',
  notes: ['请自带泳衣', '孕妇与饮酒者不宜'],
  certTypes: [1, 2],
  openDaysAhead: 7,
  releaseAt: '08:00',
  bookUntilMin: 30,
  cancelUntilMin: 120,
  changeUntilMin: 120,
  changesMax: 2,
  earlyMin: 15,
  lateMin: 30,
  approval: 'auto',
  noShowLimit: 3,
  noShowDays: 90,
  noShowBlockDays: 30,
  reappoint: false,
  verifyBy: 'code',
  hours: [{ season: null, weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '21:00', slotMinutes: 120 }],
  specialDays: [],
  closedOnHolidays: false,
  openOnHolidays: true,
};

const times = [
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['13:00', '15:00'],
  ['22:00', '00:30'],
] as const;

/** In the order of the times of one day. */
const states: Readonly<Record<string, readonly AppointmentSlot['state'][]>> = {
  '2026-09-20': ['past', 'full', 'open', 'open'],
  '2026-09-21': ['full', 'full', 'full', 'full'],
  '2026-09-22': ['open', 'open', 'open', 'open'],
  '2026-09-28': ['notYet', 'notYet', 'notYet', 'notYet'],
};

/** Four days with every state in them: the second day has nothing left, the last one is not open yet. */
export const slots: AppointmentSlot[] = Object.entries(states).flatMap(([day, ofDay]) =>
  times.map(([from, to], index) => {
    const state = ofDay[index] ?? 'open';
    return {
      id: `slot-${day}-${index}`,
      itemId: item.id,
      day,
      from,
      to,
      startsAtMs: at(day, from),
      bookUntilMs: at(day, from) - item.bookUntilMin * MINUTE_MS,
      opensAtMs: at(day, '08:00') - item.openDaysAhead * 24 * 60 * MINUTE_MS,
      capacity: 40,
      state,
      left: state === 'open' ? (index === 2 ? 4 : null) : state === 'full' ? 0 : null,
      waitingCount: state === 'full' ? 2 : 0,
    };
  }),
);

export const schedule: AppointmentSlots = {
  nowMs,
  today: '2026-09-20',
  days: [
    { day: '2026-09-20', state: 'open', holiday: null, note: '' },
    { day: '2026-09-21', state: 'full', holiday: null, note: '' },
    { day: '2026-09-22', state: 'open', holiday: null, note: '' },
    { day: '2026-09-23', state: 'closed', holiday: null, note: '台风停业' },
    { day: '2026-09-25', state: 'closed', holiday: { 'zh-Hans': '中秋节', en: 'Mid-Autumn' }, note: '' },
    { day: '2026-09-28', state: 'notYet', holiday: null, note: '' },
  ],
  slots,
};

export const right: AppointmentRight = {
  voucherId: 'voucher-1',
  orderId: 'order-1',
  orderSn: '202609180001',
  lineId: 'line-1',
  title: '温泉双人票',
  people: 2,
  firstDay: '2026-09-18',
  lastDay: '2026-09-22',
  items: [{ id: 'item-1', title: itemSummary.title }],
  state: 'toAppoint',
  refundable: false,
  appointmentId: null,
  appointment: null,
};

const slotTimes = {
  day: '2026-09-22',
  from: '13:00',
  to: '15:00',
  startsAtMs: at('2026-09-22', '13:00'),
  endsAtMs: at('2026-09-22', '15:00'),
};

export const rights: AppointmentRight[] = [
  right,
  { ...right, voucherId: 'voucher-2', people: 1, title: '温泉单人票', lastDay: '2026-12-31' },
  {
    ...right,
    voucherId: 'voucher-3',
    orderId: null,
    orderSn: null,
    lineId: null,
    title: '合作方礼券',
    firstDay: '2026-09-25',
    lastDay: '2026-12-31',
    items: [{ id: 'item-2', title: '百工坊陶艺体验' }],
  },
];

export const appointedRight: AppointmentRight = {
  ...right,
  voucherId: 'voucher-4',
  state: 'appointed',
  appointmentId: 'appointment-1',
  appointment: { id: 'appointment-1', itemTitle: itemSummary.title, ...slotTimes, status: 1 },
};

export const card: AppointmentCard = {
  id: 'appointment-1',
  sn: 'YY202609200001',
  itemId: item.id,
  slotId: 'slot-2026-09-22-2',
  title: item.title,
  picture,
  placeName: item.place.name,
  ...slotTimes,
  size: 2,
  status: 1,
  cancelReason: null,
  orderId: 'order-1',
  createdAtMs: nowMs - 3 * 60 * MINUTE_MS,
};

export const cards: AppointmentCard[] = [
  card,
  { ...card, id: 'appointment-2', status: 0, title: '古窑夜访', from: '22:00', to: '00:30' },
  { ...card, id: 'appointment-3', status: 2 },
  { ...card, id: 'appointment-4', status: 3, cancelReason: 'closed' },
  { ...card, id: 'appointment-5', status: 4 },
];

const gate = {
  fromMs: slotTimes.startsAtMs - 15 * MINUTE_MS,
  untilMs: slotTimes.startsAtMs + 30 * MINUTE_MS,
};

export const codes: AppointmentCodes = {
  id: card.id,
  memberId: 'member-1',
  sn: card.sn,
  title: card.title,
  placeName: card.placeName,
  ...slotTimes,
  size: 2,
  status: 1,
  checkedAtMs: nowMs,
  gate,
  code: '483920175566',
  visitors: [],
};

export const detail: AppointmentDetail = {
  ...card,
  nowMs,
  spotId: 'spot-1',
  place: item.place,
  intro: item.intro,
  notes: item.notes,
  realName: 'everybody',
  verifyBy: 'code',
  code: codes.code,
  gate,
  visitors: [
    {
      id: 'visitor-1',
      name: '李云',
      certType: 1,
      idCard: '110***********002X',
      mobile: '',
      checkedAtMs: null,
      absent: false,
    },
    {
      id: 'visitor-2',
      name: '王山',
      certType: 1,
      idCard: '440***********0014',
      mobile: '',
      checkedAtMs: null,
      absent: false,
    },
  ],
  enteredCount: 0,
  leader: '',
  mobile: '138****0000',
  remark: '靠近竹林的池子',
  orderSn: '202609180001',
  voucherIds: ['voucher-1'],
  fromWaiting: false,
  awaits: null,
  changesLeft: 2,
  canChange: true,
  canCancel: true,
  canChangeVisitors: true,
  changeUntilMs: slotTimes.startsAtMs - 120 * MINUTE_MS,
  cancelUntilMs: slotTimes.startsAtMs - 120 * MINUTE_MS,
  events: [{ kind: 'created', status: 1, atMs: card.createdAtMs }],
};

export const waiting: WaitingEntry = {
  id: 'wait-1',
  slotId: 'slot-2026-09-21-0',
  itemId: item.id,
  title: item.title,
  picture,
  placeName: item.place.name,
  day: '2026-09-21',
  from: '09:00',
  to: '11:00',
  startsAtMs: at('2026-09-21', '09:00'),
  endsAtMs: at('2026-09-21', '11:00'),
  realName: 'everybody',
  size: 3,
  state: 'waiting',
  ahead: 2,
  joinedAtMs: nowMs - 60 * MINUTE_MS,
  offeredUntilMs: null,
  bookUntilMs: at('2026-09-21', '08:30'),
  appointmentId: null,
};

export const waitingEntries: WaitingEntry[] = [
  { ...waiting, id: 'wait-2', state: 'offered', offeredUntilMs: nowMs + 28 * MINUTE_MS },
  waiting,
  { ...waiting, id: 'wait-3', state: 'taken', appointmentId: 'appointment-1' },
  { ...waiting, id: 'wait-4', state: 'lapsed' },
];

/** A member on a page of appointments, with what the server answers. */
export const onAppointments = (
  page: string,
  appointment: NonNullable<Answers['appointment']>,
  more: Answers = {},
  kept: Readonly<Record<string, string>> = {},
) =>
  withSdk({
    path: `/packages/user-module/${page}/${page}`,
    member: true,
    answers: {
      system: { timestamp: () => ({ serverTimeStamp: nowMs }) },
      appointment,
      ...more,
    },
    sessionStorage: kept,
    options: { now: () => nowMs },
  });
