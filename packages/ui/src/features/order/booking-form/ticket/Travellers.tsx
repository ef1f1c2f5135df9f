import { Button } from '../../../../components/button';
import { Card } from '../../../../components/card';
import { IconButton } from '../../../../components/icon-button';
import { PlusIcon, XIcon } from '../../../../icons';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import { problemText } from '../problem-text';
import type { TicketBookingProps } from './TicketBooking';

export interface TravellersProps extends TicketBookingProps {
  /** Opens the sheet to choose from. */
  onPick: () => void;
}

/** Who goes. */
export function Travellers({ line, onChange, onPick }: TravellersProps) {
  const texts = useTexts();
  const { t } = texts;
  const { draft, needed, problems } = line;
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
          {t('contacts.picker.needed', { needed, chosen: draft.travellers.length })}
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
                  {t('contacts.cert', { type: String(traveller.certType) })} {traveller.idCard}
                </div>
              </div>
              <IconButton
                label={t('order.book.removeTraveller', { name: traveller.name })}
                onClick={() =>
                  onChange({
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
      <FormProblem>{problemText(texts, problems.travellers)}</FormProblem>
    </Card>
  );
}
