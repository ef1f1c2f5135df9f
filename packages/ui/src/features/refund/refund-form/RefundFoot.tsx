import type { RefundQuote } from '@yunyou/contract';
import { deadlineTime } from '@yunyou/i18n/deadlines';
import { Button } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { Price } from '../../../components/price';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './RefundForm.module.css';

const HOUR_MS = 3_600_000;

interface RefundFootProps {
  /** What would go back; undefined while it is asked for, null for nothing. */
  quote: RefundQuote | null | undefined;
  busy: boolean;
  onApply: () => unknown;
  /** A step of the fee has passed: the amounts are others. */
  onStep: () => unknown;
}

/** How much goes back, what is kept, how that changes next, and what sends it. */
export function RefundFoot({ quote, busy, onApply, onStep }: RefundFootProps) {
  const texts = useTexts();
  const { t, money } = texts;
  return (
    <div className={styles.foot}>
      <div className={styles.sums} role="status">
        <span className={styles.sum}>
          <span>{t('refund.form.back')}</span>
          {quote ? <Price fen={quote.amountFen} size="large" /> : <span>—</span>}
        </span>
        {quote && quote.feeFen > 0 && (
          <span className={styles.quiet}>{`${t('refund.fee')} ${money(quote.feeFen)}`}</span>
        )}
        {quote && quote.freightFen > 0 && (
          <span className={styles.quiet}>
            {t('refund.form.freight', { amount: money(quote.freightFen) })}
          </span>
        )}
        {quote && <NextStep quote={quote} onStep={onStep} />}
      </div>
      <Button
        size="large"
        className={styles.submit}
        loading={busy || quote === undefined}
        onClick={() => void onApply()}
      >
        {t('refund.form.submit')}
      </Button>
    </div>
  );
}

/** How the fee changes next; counted down in its last hour. */
function NextStep({ quote, onStep }: { quote: RefundQuote; onStep: () => unknown }) {
  const { clock } = useSdk();
  const texts = useTexts();
  const { t, money } = texts;
  const [next] = quote.steps;
  if (!next) return null;
  const time = deadlineTime(texts, next.atMs);
  const words =
    next.feeFen === null
      ? t('refund.form.laterNone', { time })
      : t('refund.form.later', { time, fee: money(next.feeFen) });
  return (
    <span className={styles.quiet}>
      {words}
      {next.atMs - clock.now() < HOUR_MS && (
        <>
          {' · '}
          <Countdown endsAtMs={next.atMs} now={clock.now} onEnd={() => void onStep()} />
        </>
      )}
    </span>
  );
}
