import type { Quote } from '@yunyou/contract';
import type { CheckoutState } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../texts';
import { NightPrices } from '../../hotel/night-prices';
import { WhyNotCheaper } from '../offers';
import { PriceBreakdown } from '../price-breakdown';
import styles from './BookingForm.module.css';
import { problemText } from './problem-text';

export interface BookingPriceProps {
  state: Pick<CheckoutState, 'quote' | 'pricing' | 'quoteProblem'>;
  /** Asks for the price again. */
  onRetry: () => unknown;
}

/** What it costs and why, by the server's word; rooms night by night; and why it is not cheaper. */
export function BookingPrice({ state, onRetry }: BookingPriceProps) {
  return (
    <>
      <PriceBreakdown
        quote={state.quote}
        loading={state.pricing === 'asking'}
        problem={problemText(useTexts(), state.quoteProblem)}
        onRetry={onRetry}
      >
        {state.quote && <Nights quote={state.quote} />}
      </PriceBreakdown>
      {state.quote && <WhyNotCheaper offers={state.quote.unused} />}
    </>
  );
}

/** What a room costs on each of several nights; nothing for one night. */
function Nights({ quote: { lines, breakdown } }: { quote: Pick<Quote, 'lines' | 'breakdown'> }) {
  const { t } = useTexts();
  // Rows of lines stand in the order of the lines.
  const labels = breakdown.filter(({ kind }) => kind === 'line').map(({ label }) => label);
  const stays = lines.flatMap((line, index) =>
    'nights' in line && line.nights.length > 1
      ? [{ nights: line.nights, label: labels[index] ?? '', place: index }]
      : [],
  );
  return stays.map(({ nights, label, place }) => (
    <section key={place} className={styles.nights}>
      <h3 className={styles.nightsTitle}>
        {[stays.length > 1 && label, t('order.stay.nightly')].filter(Boolean).join(' · ')}
      </h3>
      <NightPrices nights={nights} />
    </section>
  ));
}
