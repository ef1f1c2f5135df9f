import type { OrderLine } from '@yunyou/contract';
import type { MessageId, Texts } from '@yunyou/i18n';
import type { ReactElement } from 'react';
import { skuLinePart } from './sku-line-part';
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
  /** Under its name on the order's own page. */
  onPage: ReactElement;
  /** What was agreed about it. */
  terms(texts: Texts): LineTerm[];
  /** What the people it is for are called together. */
  people: MessageId;
}

/** The part of a line's kind. A kind is one file beside this one and one entry here. */
export function linePart(line: OrderLine): LinePart {
  const { kind } = line;
  switch (kind) {
    case 'ticket':
      return ticketLinePart(line);
    case 'stay':
      return stayLinePart(line);
    case 'goods':
    case 'service':
      return skuLinePart(line);
    default:
      return unknownKind(kind);
  }
}

function unknownKind(kind: never): never {
  throw new TypeError(`An order has no part for lines of the kind "${String(kind)}".`);
}
