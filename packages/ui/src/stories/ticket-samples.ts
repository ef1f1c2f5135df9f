import type { Locale, TicketDetail, TicketSummary } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { spotIn } from './spot-samples';

type Words = Pick<TicketSummary, 'name' | 'description' | 'labels'>;

/** What the server answers of tickets, in a language: one for adults, one for the sunrise, one for families. */
const summaryWords: Record<Locale, readonly [Words, Words, Words]> = {
  'zh-Hans': [
    { name: '成人票（大门票）', description: '当日有效，可在山上停留至闭园。', labels: [] },
    {
      name: '日出专场（含早班索道）',
      description: '凌晨四点半检票，专车送到听松亭，含热茶一盏。',
      labels: ['每日限量'],
    },
    { name: '家庭票（两大一小）', description: '', labels: [] },
  ],
  en: [
    {
      name: 'Adult ticket, main gate',
      description: 'Valid on its day; stay until the gates close.',
      labels: [],
    },
    {
      name: 'Sunrise special with the early cable car',
      description: 'Gates open at half past four; a bus to the pavilion and a cup of hot tea are included.',
      labels: ['Few a day'],
    },
    { name: 'Family ticket, two adults and a child', description: '', labels: [] },
  ],
};

export const ticketIn = (locale: Locale): TicketSummary => ({
  ...summaryWords[locale][0],
  id: 'ticket-1',
  spotId: 'spot-1',
  kind: 'adult',
  fromPriceFen: 8000,
  marketPriceFen: 10_000,
  nextDay: '2026-09-21',
  travellerRule: 'perTicket',
  confirmMode: 'instant',
  refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
});

export function ticketsIn(locale: Locale): TicketSummary[] {
  const ticket = ticketIn(locale);
  const [, sunrise, family] = summaryWords[locale];
  return [
    ticket,
    {
      ...ticket,
      ...sunrise,
      id: 'ticket-2',
      fromPriceFen: 26_800,
      marketPriceFen: null,
      nextDay: '2026-09-23',
      confirmMode: 'merchant',
      refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 20 },
    },
    {
      ...ticket,
      ...family,
      id: 'ticket-3',
      fromPriceFen: null,
      marketPriceFen: null,
      nextDay: null,
      travellerRule: 'none',
      refundRule: { kind: 'none', daysBefore: null, time: null, feePercent: 0 },
    },
  ];
}

const detailWords: Record<Locale, Pick<TicketDetail, 'includes' | 'entryRule'>> = {
  'zh-Hans': {
    includes: ['栖云岭大门票一张', '景区交通车一次'],
    entryRule: '凭身份证或电子票二维码直接入园，无需换票。',
  },
  en: {
    includes: ['One entry at the main gate', 'One ride on the bus inside'],
    entryRule: 'Come in with your identity card or the code of your ticket; there is nothing to exchange.',
  },
};

export const ticketDetailIn = (locale: Locale): TicketDetail => ({
  ...ticketIn(locale),
  ...detailWords[locale],
  spotName: spotIn(locale).name,
  picture: paintedPicture(1),
  peoplePerTicket: 1,
  minPerOrder: 1,
  maxPerOrder: 5,
  certTypes: [1, 2],
  minAge: 18,
  maxAge: null,
  gender: null,
  validDays: 1,
  advanceDays: 0,
  cutoff: '16:00',
});

export const ticket = ticketIn('zh-Hans');
export const tickets = ticketsIn('zh-Hans');
export const ticketDetail = ticketDetailIn('zh-Hans');
