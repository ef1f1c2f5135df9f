import type { SpecialComponent } from '@yunyou/contract';
import { useReducer } from 'react';
import { Countdown } from '../../../components/countdown';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './SpecialParts.module.css';

export interface SpecialCountdownProps {
  countdown: Extract<SpecialComponent, { type: 'countdown' }>;
}

const DAY_MS = 86_400_000;

/** How long until something happens, by the server's clock; from then on what the operator has to say. */
export function SpecialCountdown({ countdown: { title, untilMs, overTitle } }: SpecialCountdownProps) {
  const { clock } = useSdk();
  const { t } = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const leftMs = untilMs - clock.now();
  if (leftMs <= 0) return overTitle === '' ? null : <p className={styles.countdown}>{overTitle}</p>;
  const days = Math.floor(leftMs / DAY_MS);
  return (
    <div className={styles.countdown}>
      {title}
      <span className={styles.time}>
        {days > 0 ? (
          t('special.days', { days })
        ) : (
          <Countdown endsAtMs={untilMs} now={clock.now} onEnd={renderAgain} format="boxes" />
        )}
      </span>
    </div>
  );
}
