import { type FlashSession, flashEntryOpensMs, timeStatus } from '@yunyou/contract';
import { Countdown } from '../../../components/countdown';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useRemaining } from '../../../hooks/use-remaining';
import { useHydrated, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './FlashSaleView.module.css';

const MINUTE_MS = 60_000;

/** How long a session takes to begin or to end, by the server's clock. At zero the server is asked: nothing opens by itself. */
export function SessionTime({ session, onEnd }: { session: FlashSession; onEnd: () => void }) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const isComing = session.timeStatus === timeStatus.notStarted;
  const endsAtMs = isComing ? session.startsAtMs : session.endsAtMs;
  if (session.timeStatus === timeStatus.ended) {
    return (
      <p className={styles.time} role="status">
        {t('flashSale.over')}
      </p>
    );
  }
  return (
    <p className={styles.time}>
      <span>{t(isComing ? 'flashSale.startsIn' : 'flashSale.endsIn')}</span>
      <Countdown key={endsAtMs} endsAtMs={endsAtMs} now={clock.now} onEnd={onEnd} format="boxes" />
      <Announcement key={`said ${endsAtMs}`} endsAtMs={endsAtMs} isComing={isComing} />
    </p>
  );
}

/** What is read out: ten minutes and one minute before, and the start. */
function Announcement({ endsAtMs, isComing }: { endsAtMs: number; isComing: boolean }) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const isHydrated = useHydrated();
  const remainingMs = useRemaining(endsAtMs, clock.now);
  const words = () => {
    if (!isHydrated || remainingMs > flashEntryOpensMs) return '';
    const minutes = remainingMs > MINUTE_MS ? flashEntryOpensMs / MINUTE_MS : 1;
    return t('flashSale.soon', { minutes, what: isComing ? 'start' : 'end' });
  };
  return (
    <VisuallyHidden>
      <span role="status">{words()}</span>
    </VisuallyHidden>
  );
}
