import type { LineTerms } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import { StayTermList } from './StayTermList';

type Terms = NonNullable<LineTerms[number]>;

export interface ChangedTermsProps {
  /** The room's name. */
  room: string;
  before: Terms;
  now: Terms;
}

/** The terms of a room that were agreed to, and those it is sold on now. */
export function ChangedTerms({ room, before, now }: ChangedTermsProps) {
  const { t } = useTexts();
  return (
    <div className={styles.changed}>
      <strong>{`${room} · ${t('order.stay.termsBefore')}`}</strong>
      <StayTermList terms={before} />
      <strong>{t('order.stay.termsNow')}</strong>
      <StayTermList terms={now} />
    </div>
  );
}
