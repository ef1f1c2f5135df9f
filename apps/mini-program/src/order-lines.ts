import type { OrderLine, RefundRule } from '@yunyou/contract';
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

type LineOf<Kind extends OrderLine['kind']> = Extract<OrderLine, { kind: Kind }>;

/** The words of a line, by its kind: one entry each. */
export function shownLine(shop: Shop, line: OrderLine): ShownLine {
  const { kind } = line;
  switch (kind) {
    case 'ticket':
      return ticketLine(shop, line);
    case 'stay':
      return stayLine(shop, line);
    case 'goods':
    case 'service':
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

function skuLine({ sdk }: Shop, line: LineOf<'goods' | 'service'>): ShownLine {
  const { t } = sdk.i18n.texts;
  return {
    name: lineName(line),
    day: '',
    when: t('order.pieces', { count: line.quantity }),
    rule: line.kind === 'service' ? refundRuleText(t, line.refundRule) : '',
    spotId: '',
  };
}

const lineName = ({ title, specText }: OrderLine): string =>
  specText === '' ? title : `${title} ${specText}`;

/** A refund rule in one sentence. */
function refundRuleText(t: Shop['sdk']['i18n']['texts']['t'], rule: RefundRule): string {
  if (rule.kind === 'free') return t('refund.rule.free');
  if (rule.kind === 'none') return t('refund.rule.none');
  const { daysBefore, time, feePercent } = rule;
  return t('refund.rule.until', { days: daysBefore ?? 0, time: time ?? '', fee: feePercent });
}
