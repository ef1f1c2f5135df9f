import { flashHoldMs, type Grab } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import styles from './GrabPanel.module.css';

const MINUTE_MS = 60_000;

/** Where somebody stands in the queue, and what that means. */
export function QueuePanel({ place: { ahead } }: { place: Pick<Grab, 'ahead'> }) {
  const { t } = useTexts();
  return (
    <div className={styles.queue}>
      <p role="status" className={styles.ahead}>
        {ahead > 0 ? t('flashSale.queued', { count: ahead }) : t('flashSale.queue.next')}
      </p>
      <p className={styles.meaning}>{t('flashSale.queue.meaning', { minutes: flashHoldMs / MINUTE_MS })}</p>
      <p className={styles.meaning}>{t('flashSale.queue.keep')}</p>
    </div>
  );
}
