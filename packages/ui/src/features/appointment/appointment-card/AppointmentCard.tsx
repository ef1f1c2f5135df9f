import {
  type AppointmentCard as Appointment,
  type AppointmentStatus,
  appointmentStatus,
} from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { PictureRow } from '../../../components/picture-row';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { useTimes } from '../use-times';
import styles from './AppointmentCard.module.css';

export interface AppointmentCardProps {
  /** The appointment. */
  appointment: Appointment;
  /** Its page. */
  href: string;
  /** Offers to show the code where it can be used. Default `false`. */
  showsCode?: boolean;
}

const tones: Readonly<Record<AppointmentStatus, TagProps['tone']>> = {
  [appointmentStatus.ticketNotIssued]: 'info',
  [appointmentStatus.toBeUsed]: 'primary',
  [appointmentStatus.used]: 'success',
  [appointmentStatus.cancelled]: 'neutral',
  [appointmentStatus.expired]: 'neutral',
};

/** The state of an appointment in words. */
export function AppointmentTag({ status }: Pick<Appointment, 'status'>) {
  const { t } = useTexts();
  return <Tag tone={tones[status]}>{t('appointment.status', { status: String(status) })}</Tag>;
}

/** An appointment in a list: what, when, for how many. */
export function AppointmentCard({ appointment, href, showsCode = false }: AppointmentCardProps) {
  const { t } = useTexts();
  const times = useTimes();
  const { title, picture, placeName, size, status, cancelReason } = appointment;
  return (
    <Card flush>
      <Link href={href} className={styles.link}>
        <span className={styles.head}>
          <strong className={styles.title}>{title}</strong>
          <AppointmentTag status={status} />
        </span>
        <PictureRow picture={picture}>
          <span className={styles.time}>{times.slot(appointment)}</span>
          <span className={styles.quiet}>
            {placeName} · {t('appointment.people', { count: size })}
          </span>
          {cancelReason && (
            <span className={styles.quiet}>
              {t('appointment.detail.cancelReason', { reason: cancelReason })}
            </span>
          )}
        </PictureRow>
      </Link>
      {showsCode && status === appointmentStatus.toBeUsed && (
        <div className={styles.foot}>
          <ButtonLink href={href} size="small">
            {t('appointment.show')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
