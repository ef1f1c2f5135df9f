import { type FlashSession, flashEntryOpensMs, flashPollMinMs, timeStatus } from '@yunyou/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
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
  const isHydrated = useHydrated();
  const isComing = session.timeStatus === timeStatus.notStarted;
  const isOver = session.timeStatus === timeStatus.ended;
  const endsAtMs = isComing ? session.startsAtMs : session.endsAtMs;
  const remainingMs = useRemaining(isOver ? null : endsAtMs, clock.now);
  useAskedAtZero(isHydrated && !isOver && remainingMs === 0, onEnd);
  return (
    <div className={styles.time}>
      {!isOver && (
        <>
          <span>{t(isComing ? 'flashSale.startsIn' : 'flashSale.endsIn')}</span>
          <Countdown key={endsAtMs} endsAtMs={endsAtMs} now={clock.now} format="boxes" />
        </>
      )}
      <Announcement
        status={session.timeStatus}
        endsAtMs={endsAtMs}
        remainingMs={isHydrated ? remainingMs : Number.POSITIVE_INFINITY}
      />
    </div>
  );
}

/** Asks until the server says so too: an answer may be a second old. */
function useAskedAtZero(isZero: boolean, onEnd: () => void) {
  const ask = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isZero) return;
    ask();
    const timer = setInterval(() => ask(), flashPollMinMs);
    return () => clearInterval(timer);
  }, [isZero]);
}

interface AnnouncementProps {
  status: FlashSession['timeStatus'];
  endsAtMs: number;
  remainingMs: number;
}

/** What is read out: ten minutes and one minute before, the start and the end. Who comes in between is told how long it takes. */
function Announcement({ status, endsAtMs, remainingMs }: AnnouncementProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const firstMs = useMemo(() => endsAtMs - clock.now(), [endsAtMs, clock]);
  const isOver = status === timeStatus.ended;
  const words = () => {
    if (isOver) return t('flashSale.over');
    if (remainingMs === 0 || remainingMs > flashEntryOpensMs) {
      return t('flashSale.session.status', { status: String(status) });
    }
    const minutes = remainingMs > MINUTE_MS ? Math.ceil(Math.min(firstMs, flashEntryOpensMs) / MINUTE_MS) : 1;
    return t('flashSale.soon', { minutes, what: status === timeStatus.notStarted ? 'start' : 'end' });
  };
  const said = <span role="status">{words()}</span>;
  return isOver ? said : <VisuallyHidden>{said}</VisuallyHidden>;
}
