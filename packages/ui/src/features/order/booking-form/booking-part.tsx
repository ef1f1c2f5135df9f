import type { CheckoutLine, CheckoutLineChange } from '@yunyou/sdk/checkout';
import type { ReactElement } from 'react';
import { TicketBooking } from './ticket/TicketBooking';
import { TicketRules } from './ticket/TicketRules';

/** What a line of a booking shows. */
export interface BookingPart {
  /** What can be chosen about it. */
  choice: ReactElement;
  /** What is agreed to with the order. */
  rules: ReactElement;
}

/** The part of a line's kind. A kind is one folder beside this file and one entry here. */
export function bookingPart(line: CheckoutLine, onChange: (change: CheckoutLineChange) => void): BookingPart {
  const { kind } = line;
  switch (kind) {
    case 'ticket':
      return {
        choice: <TicketBooking line={line} onChange={(part) => onChange({ kind: 'ticket', ...part })} />,
        rules: <TicketRules line={line} />,
      };
    default:
      return unknownKind(kind);
  }
}

function unknownKind(kind: never): never {
  throw new TypeError(`A booking has no part for lines of the kind "${String(kind)}".`);
}
