import { type OrderDetail, orderStatus } from '@yunyou/contract';
import { Countdown } from '../../../../components/countdown';
import { useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { deadlineText, deadlineTime } from '../../../refund/refund-rule';
import styles from '../OrderStatusHeader.module.css';
import { stayLinesOf } from './stay-order';

export interface DeadlineLineProps {
  order: Pick<OrderDetail, 'status' | 'lines' | 'payAtDesk'>;
  /** Called when the time to cancel for nothing is up. */
  onOver: () => void;
}

/** From then on the time left is counted. */
const COUNTED_MS = 24 * 60 * 60 * 1000;

/** Until when rooms can be cancelled for nothing; in the last day the time left runs. Of several rooms the first to end counts. */
export function DeadlineLine({ order, onOver }: DeadlineLineProps) {
  const { clock } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const isOpen =
    order.status === orderStatus.pendingConfirmation || order.status === orderStatus.pendingConsumption;
  const lines = stayLinesOf(order);
  if (!isOpen || lines.length === 0) return null;
  if (order.payAtDesk) return <p className={styles.time}>{t('refund.deadline.desk')}</p>;
  const now = clock.now();
  const ahead = lines.map((line) => line.cancelDeadlines.filter(({ untilMs }) => untilMs > now));
  const free = ahead.map((steps) => steps.find(({ keep }) => keep === 'none')?.untilMs);
  const ends = free.filter((one) => one !== undefined);
  if (ends.length < lines.length) {
    const [steps = []] = ahead;
    return <p className={styles.time}>{deadlineText(texts, { cancelDeadlines: steps, payAtDesk: false })}</p>;
  }
  const endsAtMs = Math.min(...ends);
  return (
    <p className={styles.time}>
      {t('order.stay.freeUntil', { time: deadlineTime(texts, endsAtMs) })}
      {endsAtMs - now < COUNTED_MS && (
        <>
          {` · ${t('order.stay.freeLeft')} `}
          <Countdown format="words" endsAtMs={endsAtMs} now={clock.now} onEnd={onOver} />
        </>
      )}
    </p>
  );
}
