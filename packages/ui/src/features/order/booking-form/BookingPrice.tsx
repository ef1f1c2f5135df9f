import type { CheckoutState } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../texts';
import { PriceBreakdown } from '../price-breakdown';
import { problemText } from './problem-text';

export interface BookingPriceProps {
  state: Pick<CheckoutState, 'quote' | 'pricing' | 'quoteProblem'>;
  /** Asks for the price again. */
  onRetry: () => unknown;
}

/** What it costs and why, by the server's word. */
export function BookingPrice({ state, onRetry }: BookingPriceProps) {
  return (
    <PriceBreakdown
      quote={state.quote}
      loading={state.pricing === 'asking'}
      problem={problemText(useTexts(), state.quoteProblem)}
      onRetry={onRetry}
    />
  );
}
