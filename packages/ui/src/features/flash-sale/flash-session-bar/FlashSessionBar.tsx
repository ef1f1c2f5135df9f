import type { FlashSession } from '@yunyou/contract';
import { dayOf } from '@yunyou/i18n';
import { Tabs } from '../../../components/tabs';
import { useTexts } from '../../../texts';
import styles from './FlashSessionBar.module.css';

export interface FlashSessionBarProps {
  /** The sessions, the earliest first. */
  sessions: readonly FlashSession[];
  /** When these were told, by the server's clock: what is of another day says so. */
  nowMs: number;
  /** The start of the chosen one, epoch milliseconds. */
  value: number;
  /** Called with the start of another one. */
  onValueChange: (startsAtMs: number) => void;
}

/** When flash sales begin: hours, and whether each runs. */
export function FlashSessionBar({ sessions, nowMs, value, onValueChange }: FlashSessionBarProps) {
  const { t, instant, day } = useTexts();
  const today = dayOf(nowMs);
  return (
    <Tabs
      label={t('flashSale.sessions')}
      value={String(value)}
      onValueChange={(next) => onValueChange(Number(next))}
      items={sessions.map(({ startsAtMs, timeStatus }) => ({
        value: String(startsAtMs),
        label: (
          <span className={styles.session}>
            <span className={styles.time}>
              {dayOf(startsAtMs) !== today && <span className={styles.day}>{day(dayOf(startsAtMs))} </span>}
              {instant(startsAtMs, 'time')}
            </span>{' '}
            <span className={styles.status}>
              {t('flashSale.session.status', { status: String(timeStatus) })}
            </span>
          </span>
        ),
      }))}
    />
  );
}
