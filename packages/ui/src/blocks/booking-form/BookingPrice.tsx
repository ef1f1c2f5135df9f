import { PriceBreakdown } from '../price-breakdown';
import type { Booking } from './use-booking';

export interface BookingPriceProps {
  booking: Booking;
}

/** What it costs and why, by the server's word. */
export function BookingPrice({ booking: { quote, quoteProblem } }: BookingPriceProps) {
  return (
    <PriceBreakdown
      // An answer to what was chosen before is no price of what is chosen now.
      quote={quote.error === undefined ? quote.value : undefined}
      loading={quote.loading}
      problem={quoteProblem}
      onRetry={quote.reload}
    />
  );
}
