import type { CheckoutLine, StayCheckoutLine, StayLineChange } from '@yunyou/sdk/checkout';
import type { BookingPart, LineActions } from '../booking-part';
import { StayBooking } from './StayBooking';
import { StayTerms } from './StayTerms';

const roomsOf = (lines: readonly CheckoutLine[]): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'stay' ? line.draft.quantity : 0), 0);

/** Rooms: how many of each and for whom. */
export const stayBookingPart = (
  line: StayCheckoutLine,
  { onChange, onRemove, before, after }: LineActions<StayLineChange>,
): BookingPart => ({
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
});
