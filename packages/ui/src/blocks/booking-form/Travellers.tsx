import { FormProblem } from '../../app';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { IconButton } from '../../components/icon-button';
import { PlusIcon, XIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './BookingForm.module.css';
import type { Booking } from './use-booking';

export interface TravellersProps {
  booking: Booking;
  /** Opens the sheet to choose from. */
  onPick: () => void;
}

/** Who goes. */
export function Travellers({ booking, onPick }: TravellersProps) {
  const { t } = useTexts();
  const { draft, change, needed, problems } = booking;
  if (needed === 0) {
    return (
      <Card title={t('order.travellers')}>
        <p className={styles.hint}>{t('order.book.travellersNone')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('order.travellers')}
      extra={
        <span className={styles.hint}>
          {t('order.book.travellersNeeded', { needed, chosen: draft.travellers.length })}
        </span>
      }
    >
      {draft.travellers.length > 0 && (
        <ul className={styles.people}>
          {draft.travellers.map((traveller) => (
            <li key={traveller.memberFrequentContactsId} className={styles.row}>
              <div>
                <div className={styles.value}>{traveller.name}</div>
                <div className={styles.hint}>
                  {t('member.cert', { type: String(traveller.certType) })} {traveller.idCard}
                </div>
              </div>
              <IconButton
                label={t('order.book.removeTraveller', { name: traveller.name })}
                onClick={() =>
                  change({
                    travellers: draft.travellers.filter(
                      (one) => one.memberFrequentContactsId !== traveller.memberFrequentContactsId,
                    ),
                  })
                }
              >
                <XIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" block icon={<PlusIcon size={18} />} onClick={onPick}>
        {t('order.book.travellersPick')}
      </Button>
      <FormProblem>{problems.travellers}</FormProblem>
    </Card>
  );
}
