import type { OrderDetail, OrderLine } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { ComponentType } from 'react';
import { onlyKindOf } from '../order-words';
import { annualCardPart } from './annual-card/annual-card-part';
import { boxPart } from './box/box-part';
import { cardActivityPart } from './card-activity/card-activity-part';
import { goodsPart } from './goods/goods-part';
import { servicePart } from './service/service-part';
import type { OrderPlace } from './stay/StayCard';
import { stayPart } from './stay/stay-part';
import { ticketPart } from './ticket/ticket-part';

/** What a part of an order's page has. */
export interface OrderPartProps {
  order: OrderDetail;
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** What of the order's page shows what was bought. */
export interface OrderBodyProps extends OrderPartProps {
  /** The lines of its kinds, parts of bundles among them. */
  lines: readonly OrderLine[];
  /** `product`: where what a line sells is shown. `place`: a place on the map. */
  hrefs: { product: (line: OrderLine) => string; place: (place: OrderPlace) => string };
}

/** What a buyer does with a part of a bundle next. */
export interface NextStepProps extends OrderPartProps {
  line: OrderLine;
  /** Some of it is not used up. */
  isOpen: boolean;
  hrefs: { vouchers: string };
  /** Opens the tracks of the order's parcels. */
  onTrack: () => void;
}

/** What the page of an order leaves to a kind. */
export interface OrderPart {
  /** What was bought. Kinds that share one have one card together. */
  Body: ComponentType<OrderBodyProps>;
  /** What is done with a line in a bundle. */
  NextStep: ComponentType<NextStepProps>;
  /** What comes next, in words, where an order sells this kind alone; undefined where the words of any order do. */
  lead?(texts: Texts, order: OrderDetail): string | undefined;
  /** Below where the order stands, where it sells this kind alone. Default nothing. */
  Deadline?: ComponentType<OrderPartProps>;
  /** Gives back without asking the merchant, where an order sells this kind alone. Default: there is no button for that. */
  giveBack?: {
    isOffered(order: OrderDetail): boolean;
    Button: ComponentType<{ order: OrderDetail; againHref?: string | undefined; onDone: () => void }>;
  };
  /** Buys the same again, where an order sells this kind alone. Default: a link to where it is sold. */
  Again?: ComponentType<{ order: OrderDetail; cartHref: string }>;
}

/** A kind is a folder beside this file and one entry here. */
export const orderParts: Record<OrderLine['kind'], OrderPart> = {
  ticket: ticketPart,
  stay: stayPart,
  goods: goodsPart,
  service: servicePart,
  box: boxPart,
  annualCard: annualCardPart,
  cardActivity: cardActivityPart,
};

/** The part of an order that sells one kind alone; undefined where it sells several. */
export function onlyPartOf({ lines }: Pick<OrderDetail, 'lines'>): OrderPart | undefined {
  const kind = onlyKindOf(lines);
  return kind && orderParts[kind];
}

/** What shows the lines of an order, each with the lines it is about. */
export function bodiesOf({ lines }: Pick<OrderDetail, 'lines'>) {
  const bodies = [...new Set(lines.map(({ kind }) => orderParts[kind].Body))];
  return bodies.map((Body) => ({
    Body,
    lines: lines.filter(({ kind }) => orderParts[kind].Body === Body),
  }));
}
