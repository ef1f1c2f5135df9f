import type { CheckoutState } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../texts';
import { PriceBreakdown } from '../price-breakdown';
import { problemText } from './problem-text';

export interface BookingPriceProps {
  state: Pick<CheckoutState, 'quote' | 'pricing' | 'quoteProblem'>;
  /** Asks for the price again. */
  onRetry: () => unknown;
  /** Beside the total. Default: what is to be paid. */
  totalLabel?: string;
}

/** What it costs and why, by the server's word. */
export function BookingPrice({ state, onRetry, totalLabel }: BookingPriceProps) {
  return (
    <PriceBreakdown
      quote={state.quote}
      loading={state.pricing === 'asking'}
      problem={problemText(useTexts(), state.quoteProblem)}
      onRetry={onRetry}
      totalLabel={totalLabel}
    />
  );
}
