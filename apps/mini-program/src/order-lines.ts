import {
  boxRefundDays,
  deliveryStatus,
  type OrderDetail,
  type OrderLine,
  type OrderStatus,
  type OrderSummary,
  type OrderType,
  orderStatus,
  orderType,
  type RefundRule,
} from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import { cancelText } from '@yunyou/i18n/deadlines';
import { nightsBetween } from '@yunyou/sdk';
import type { Shop } from './shop';

/** A line of an order in words. */
export interface ShownLine {
  name: string;
  /** The day it is for; empty for none. */
  day: string;
  /** When, and how many. */
  when: string;
  /** How it can be given back. */
  rule: string;
  /** The spot it leads to; empty for none. */
  spotId: string;
}

/** What the codes of an order are called, by what it sells. */
export function vouchersWord(type: OrderType): MessageId {
  if (type === orderType.hotel) return 'order.stay.vouchers';
  return type === orderType.service ? 'order.service.vouchers' : 'order.vouchers';
}

const countWords = {
  ticket: 'order.quantity',
  stay: 'order.stay.rooms',
  goods: 'order.pieces',
  service: 'order.service.count',
  box: 'order.box.count',
  annualCard: 'order.annualCard.count',
  cardActivity: 'order.cardActivity.count',
} as const satisfies Readonly<Record<OrderLine['kind'], MessageId>>;

/** How many of what an order is about: pieces of its first line's kind. */
export function countOf({ sdk }: Shop, lines: readonly OrderLine[]): string {
  const kind = lines[0]?.kind ?? 'goods';
  const own = lines.filter((line) => line.kind === kind);
  return sdk.i18n.texts.t(countWords[kind], {
    count: own.reduce((sum, { quantity }) => sum + quantity, 0),
  });
}

/** What comes next, in words of what an order sells. */
export function leadOf({ sdk }: Shop, { status, phase, lines }: OrderSummary): string {
  const { t, day } = sdk.i18n.texts;
  const [first] = lines;
  switch (phase) {
    case 'forming':
      return t('order.group.lead');
    case 'beforeStay':
      if (first?.kind !== 'stay') break;
      return t('order.stay.booked', { day: day(first.startDate), time: first.checkInFrom });
    case 'staying':
      return t('order.stay.checkedIn');
    case 'toShip':
      return t('order.goods.lead', { status: deliveryStatus.notShipped });
    case 'onItsWay':
      return t('order.goods.lead', { status: deliveryStatus.shipped });
    case 'toUse':
      if (lines.every(({ kind }) => kind === 'box')) return t('order.box.lead', { days: boxRefundDays });
      if (lines.every(({ kind }) => kind === 'annualCard')) return t('order.annualCard.lead');
      if (lines.some(({ kind }) => kind !== 'service')) break;
      return t('order.service.lead');
  }
  return t('order.status.lead', { status });
}

/** What a step of an order is called, in words of what it sells. One that is bought in a group waits for it first. */
export function stepText({ sdk }: Shop, { lines, groupId }: OrderDetail, status: OrderStatus): string {
  const { t } = sdk.i18n.texts;
  if (groupId !== undefined && status === orderStatus.pendingConfirmation) {
    return t('order.phase', { phase: 'forming' });
  }
  if (status === orderStatus.pendingConsumption) {
    if (lines.every(({ kind }) => kind === 'stay')) return t('order.phase', { phase: 'beforeStay' });
    if (lines.every(({ kind }) => kind === 'goods')) return t('order.goods.paidStep');
  }
  return t('order.status', { status });
}

/** Sent, opened or carried by a person: nothing of them has a code of the order. */
const codeless: readonly OrderLine['kind'][] = ['goods', 'box', 'annualCard'];

/** Whether it is shown at a gate, a desk or a counter. */
export const hasCode = (line: OrderLine): boolean =>
  !codeless.includes(line.kind) && (line.kind !== 'service' || line.serviceMode !== 'instant');

type LineOf<Kind extends OrderLine['kind']> = Extract<OrderLine, { kind: Kind }>;

/** The words of a line, by its kind: one entry each. */
export function shownLine(shop: Shop, line: OrderLine): ShownLine {
  const { kind } = line;
  switch (kind) {
    case 'ticket':
      return ticketLine(shop, line);
    case 'stay':
      return stayLine(shop, line);
    case 'cardActivity':
      return cardActivityLine(shop, line);
    case 'goods':
    case 'service':
    case 'box':
    case 'annualCard':
      return skuLine(shop, line);
    default:
      return unknownKind(kind);
  }
}

function unknownKind(kind: never): never {
  throw new TypeError(`There are no words for lines of the kind "${String(kind)}".`);
}

function ticketLine({ sdk }: Shop, line: LineOf<'ticket'>): ShownLine {
  const { t, day } = sdk.i18n.texts;
  return {
    name: lineName(line),
    day: day(line.day),
    when: t('ticket.choice.summary', { day: day(line.day, 'long'), count: line.quantity }),
    rule: refundRuleText(t, line.refundRule),
    spotId: line.spotId,
  };
}

function stayLine({ sdk }: Shop, line: LineOf<'stay'>): ShownLine {
  const { t, day } = sdk.i18n.texts;
  const { startDate, endDate, quantity } = line;
  return {
    name: lineName(line),
    day: day(startDate),
    when: t('order.stay.summary', {
      from: day(startDate),
      to: day(endDate),
      nights: nightsBetween(startDate, endDate),
      rooms: quantity,
    }),
    rule: cancelText(sdk.i18n.texts, line),
    spotId: '',
  };
}

function cardActivityLine({ sdk }: Shop, line: LineOf<'cardActivity'>): ShownLine {
  const { t, day } = sdk.i18n.texts;
  const { from, to } = line;
  return {
    name: lineName(line),
    day: day(line.day),
    when: t('order.cardActivity.session', { day: day(line.day, 'long'), from, to }),
    rule: refundRuleText(t, line.refundRule),
    spotId: '',
  };
}

function skuLine({ sdk }: Shop, line: LineOf<'goods' | 'service' | 'box' | 'annualCard'>): ShownLine {
  const { t } = sdk.i18n.texts;
  return {
    name: lineName(line),
    day: '',
    when: t('order.pieces', { count: line.quantity }),
    rule: skuRule(t, line),
    spotId: '',
  };
}

function skuRule(t: T, line: LineOf<'goods' | 'service' | 'box' | 'annualCard'>): string {
  if (line.kind === 'service') return refundRuleText(t, line.refundRule);
  if (line.kind === 'annualCard') return t('order.annualCard.coolOff', { days: line.coolOffDays });
  return line.kind === 'box' ? t('order.box.rule', { days: boxRefundDays }) : '';
}

type T = Shop['sdk']['i18n']['texts']['t'];

const lineName = ({ title, specText }: OrderLine): string =>
  specText === '' ? title : `${title} ${specText}`;

/** A refund rule in one sentence. */
function refundRuleText(t: T, rule: RefundRule): string {
  if (rule.kind === 'free') return t('refund.rule.free');
  if (rule.kind === 'none') return t('refund.rule.none');
  const { daysBefore, time, feePercent } = rule;
  return t('refund.rule.until', { days: daysBefore ?? 0, time: time ?? '', fee: feePercent });
}
