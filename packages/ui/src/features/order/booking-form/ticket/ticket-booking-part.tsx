import type { TicketCheckoutLine, TicketLineChange } from '@yunyou/sdk/checkout';
import type { BookingPart, LineActions } from '../booking-part';
import { TicketBooking } from './TicketBooking';
import { TicketRules } from './TicketRules';

/** Tickets: a day, how many, for whom. */
export const ticketBookingPart = (
  line: TicketCheckoutLine,
  { onChange }: LineActions<TicketLineChange>,
): BookingPart => ({
  choice: <TicketBooking line={line} onChange={(part) => onChange({ kind: 'ticket', ...part })} />,
  rules: <TicketRules line={line} />,
});
