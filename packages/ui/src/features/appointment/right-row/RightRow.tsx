import { type AppointmentRight, rightUrgentDays } from '@yunyou/contract';
import { nightsBetween } from '@yunyou/sdk';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './RightRow.module.css';

export interface RightRowProps {
  /** What must be appointed. */
  right: AppointmentRight;
  /** Today by the server's clock, `YYYY-MM-DD`. */
  today: string;
}

/** What of an order must be appointed, and until when; the last days are said in red. */
export function RightRow({ right, today }: RightRowProps) {
  const { t, day } = useTexts();
  const { title, people, firstDay, lastDay, state, orderSn, refundable } = right;
  const isUrgent = state === 'toAppoint' && nightsBetween(today, lastDay) < rightUrgentDays;
  return (
    <span className={styles.root}>
      <span className={styles.head}>
        <strong>{title}</strong>
        <span className={styles.people}>{t('appointment.people', { count: people })}</span>
      </span>
      <span className={styles.days} data-urgent={isUrgent || undefined}>
        {firstDay > today && `${t('appointment.right.from', { first: day(firstDay) })} · `}
        {t('appointment.right.until', { day: day(lastDay, 'named') })}
      </span>
      <span className={styles.hint}>
        {orderSn === null ? t('appointment.right.outside') : t('appointment.right.order', { sn: orderSn })}
      </span>
      {refundable && <Tag tone="warning">{t('appointment.right.refundable')}</Tag>}
    </span>
  );
}
