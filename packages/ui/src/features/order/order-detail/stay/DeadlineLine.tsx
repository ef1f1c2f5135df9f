import { type OrderDetail, orderStatus } from '@yunyou/contract';
import { deadlineText, deadlineTime } from '@yunyou/i18n/deadlines';
import { Countdown } from '../../../../components/countdown';
import { useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../OrderStatusHeader.module.css';
import { stayLinesOf } from './stay-order';

export interface DeadlineLineProps {
  order: Pick<OrderDetail, 'status' | 'lines' | 'payAtDesk'>;
  /** Called when the time to cancel for nothing is up. */
  onOver: () => void;
}

/** From then on the time left is counted. */
const COUNTED_MS = 24 * 60 * 60 * 1000;

/**
 * Until when rooms can be cancelled for nothing; in the last day the time left runs. Of several rooms the first to end counts;
 * where not all can, each says its own. What the hotel has not confirmed goes back free, whatever its terms.
 */
export function DeadlineLine({ order, onOver }: DeadlineLineProps) {
  const { clock } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const lines = stayLinesOf(order).filter(
    ({ quantity, refundingQuantity, refundedQuantity }) => refundingQuantity + refundedQuantity < quantity,
  );
  const isWaiting = order.status === orderStatus.pendingConfirmation;
  if (lines.length === 0 || !(isWaiting || order.status === orderStatus.pendingConsumption)) return null;
  if (order.payAtDesk) return <p className={styles.time}>{t('refund.deadline.desk')}</p>;
  if (isWaiting) return <p className={styles.time}>{t('order.stay.freeUntilConfirmed')}</p>;
  const now = clock.now();
  const ahead = lines.map((line) => line.cancelDeadlines.filter(({ untilMs }) => untilMs > now));
  const ends = ahead.flatMap((steps) => steps.find(({ keep }) => keep === 'none')?.untilMs ?? []);
  if (ends.length < lines.length) {
    const words = lines.map((line, place) =>
      deadlineText(texts, { ...line, cancelDeadlines: ahead[place] ?? [], payAtDesk: false }),
    );
    const isSame = new Set(words).size === 1;
    return words.slice(0, isSame ? 1 : undefined).map((text, index) => (
      <p key={lines[index]?.id} className={styles.time}>
        {isSame ? text : t('order.stay.roomDeadline', { room: lines[index]?.title ?? '', text })}
      </p>
    ));
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
