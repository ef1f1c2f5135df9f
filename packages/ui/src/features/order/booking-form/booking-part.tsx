import type { CheckoutLine, CheckoutLineChange } from '@yunyou/sdk/checkout';
import type { ReactElement } from 'react';
import { annualCardBookingPart } from './annual-card/annual-card-booking-part';
import { boxBookingPart } from './box/box-booking-part';
import { cardActivityBookingPart } from './card-activity/card-activity-booking-part';
import { stayBookingPart } from './stay/stay-booking-part';
import { ticketBookingPart } from './ticket/ticket-booking-part';

/** What a line of a booking shows. */
export interface BookingPart {
  /** What can be chosen about it. */
  choice: ReactElement;
  /** What is agreed to with the order. */
  rules: ReactElement;
}

/** What can be done with a line. */
export interface LineActions<Change = CheckoutLineChange> {
  onChange: (change: Change) => void;
  /** Takes it out of the order. Default: it stays. */
  onRemove?: (() => void) | undefined;
  /** The lines before it and after it in the order. */
  before: readonly CheckoutLine[];
  after: readonly CheckoutLine[];
}

type Part<Line extends CheckoutLine> = (
  line: Line,
  actions: LineActions<Extract<CheckoutLineChange, { kind: Line['kind'] }>>,
) => BookingPart;

type Kind = CheckoutLine['kind'];

/** They have a form of their own: `GoodsForm`. */
const ownForm = (): BookingPart => ({ choice: <></>, rules: <></> });

/** The part of every kind. A kind is one folder beside this file and one entry here. */
export const bookingParts: { [Name in Kind]: Part<Extract<CheckoutLine, { kind: Name }>> } = {
  ticket: ticketBookingPart,
  stay: stayBookingPart,
  goods: ownForm,
  service: ownForm,
  bundle: ownForm,
  box: boxBookingPart,
  annualCard: annualCardBookingPart,
  cardActivity: cardActivityBookingPart,
};

/** The part of a line's kind. */
export function bookingPart(line: CheckoutLine, actions: LineActions): BookingPart {
  if (!Object.hasOwn(bookingParts, line.kind)) {
    throw new TypeError(`A booking has no part for lines of the kind "${line.kind}".`);
  }
  return (bookingParts[line.kind] as Part<CheckoutLine>)(line, actions);
}
