import type { CheckoutLine, CheckoutLineChange } from '@yunyou/sdk/checkout';
import type { ReactElement } from 'react';
import { StayBooking } from './stay/StayBooking';
import { StayTerms } from './stay/StayTerms';
import { TicketBooking } from './ticket/TicketBooking';
import { TicketRules } from './ticket/TicketRules';

/** What a line of a booking shows. */
export interface BookingPart {
  /** What can be chosen about it. */
  choice: ReactElement;
  /** What is agreed to with the order. */
  rules: ReactElement;
}

/** What can be done with a line. */
export interface LineActions {
  onChange: (change: CheckoutLineChange) => void;
  /** Takes it out of the order. Default: it stays. */
  onRemove?: () => void;
  /** The lines before it and after it in the order. */
  before: readonly CheckoutLine[];
  after: readonly CheckoutLine[];
}

const roomsOf = (lines: readonly CheckoutLine[]): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'stay' ? line.draft.quantity : 0), 0);

/** The part of a line's kind. A kind is one folder beside this file and one entry here. */
export function bookingPart(
  line: CheckoutLine,
  { onChange, onRemove, before, after }: LineActions,
): BookingPart {
  const { kind } = line;
  switch (kind) {
    case 'ticket':
      return {
        choice: <TicketBooking line={line} onChange={(part) => onChange({ kind: 'ticket', ...part })} />,
        rules: <TicketRules line={line} />,
      };
    case 'stay':
      return {
        choice: (
          <StayBooking
            line={line}
            onChange={(part) => onChange({ kind: 'stay', ...part })}
            onRemove={onRemove}
            roomsBefore={roomsOf(before)}
            roomsAfter={roomsOf(after)}
          />
        ),
        rules: <StayTerms line={line} />,
      };
    case 'goods':
    case 'service':
    case 'bundle':
      // They have a form of their own: `GoodsForm`.
      return { choice: <></>, rules: <></> };
    default:
      return unknownKind(kind);
  }
}

function unknownKind(kind: never): never {
  throw new TypeError(`A booking has no part for lines of the kind "${String(kind)}".`);
}
