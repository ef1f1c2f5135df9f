import type { OrderLine } from '@yunyou/contract';
import type { MessageId, Texts } from '@yunyou/i18n';
import type { ReactElement } from 'react';
import { annualCardLinePart } from './annual-card-line-part';
import { boxLinePart } from './box-line-part';
import { cardActivityLinePart } from './card-activity-line-part';
import { goodsLinePart } from './goods-line-part';
import { serviceLinePart } from './service-line-part';
import { stayLinePart } from './stay-line-part';
import { ticketLinePart } from './ticket-line-part';

/** Something that was agreed when a line was ordered. */
export interface LineTerm {
  /** What it is about. */
  title: MessageId;
  text: string;
}

/** What a line of an order shows that depends on what it sells. */
export interface LinePart {
  /** Under its name on the card of an order in a list. */
  onCard: ReactElement;
  /** Beside its name on the order's own page; null where that says all. */
  onPage: ReactElement | null;
  /** What was agreed about it. */
  terms(texts: Texts): LineTerm[];
  /** What the people it is for are called together; null where they stand beside what they use. */
  people: MessageId | null;
  /** How much of it there is: a text with `count`. */
  count: MessageId;
  /** What its codes are called, which are shown at a gate or a counter; null where it has none. */
  codes: MessageId | null;
  /** It is looked at after paying, and was not yet. Default `false`. */
  isUnseen?: boolean;
}

type Kind = OrderLine['kind'];

/** The part of every kind. A kind is one file beside this one and one entry here. */
export const lineParts: { [Name in Kind]: (line: Extract<OrderLine, { kind: Name }>) => LinePart } = {
  ticket: ticketLinePart,
  stay: stayLinePart,
  goods: goodsLinePart,
  service: serviceLinePart,
  box: boxLinePart,
  annualCard: annualCardLinePart,
  cardActivity: cardActivityLinePart,
};

/** The part of a line's kind. */
export function linePart(line: OrderLine): LinePart {
  if (!Object.hasOwn(lineParts, line.kind)) {
    throw new TypeError(`An order has no part for lines of the kind "${line.kind}".`);
  }
  return lineParts[line.kind](line as never);
}

/** What the codes of an order are called, and how they are counted: in a kind's words where no other has any. */
export function codesOf(lines: readonly OrderLine[]): { codes: MessageId; count: MessageId } {
  const [first, ...others] = lines.flatMap((line) => {
    const { codes, count } = linePart(line);
    return codes === null ? [] : [{ codes, count }];
  });
  return first && others.every(({ codes }) => codes === first.codes)
    ? first
    : { codes: 'order.vouchers', count: 'order.quantity' };
}
