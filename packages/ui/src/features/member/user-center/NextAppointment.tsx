import type { UserCenterSummary } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { useTexts } from '../../../texts';
import styles from './UserCenter.module.css';

export interface NextAppointmentProps {
  /** The one that comes next. */
  appointment: NonNullable<UserCenterSummary['nextAppointment']>;
  /** Its page, with the code. */
  href: string;
}

/** The appointment that comes next: when, where, and its code. */
export function NextAppointment({ appointment, href }: NextAppointmentProps) {
  const { t, day } = useTexts();
  const { title, placeName, from, to } = appointment;
  return (
    <Card title={t('member.me.nextAppointment')}>
      <div className={styles.next}>
        <div>
          <div>{title}</div>
          <div className={styles.nextTime}>
            {day(appointment.day, 'named')} {from}–{to} · {placeName}
          </div>
        </div>
        <ButtonLink href={href} size="small">
          {t('member.me.showCode')}
        </ButtonLink>
      </div>
    </Card>
  );
}
