import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import type { Person } from '../../contacts/contact-form/PersonFields';
import styles from './HolderForm.module.css';

export interface ConfirmSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Who is put on the card, as they are sent. */
  person: Person;
  /** A portrait is handed in, too. */
  hasPortrait: boolean;
  /** It is being sent. */
  busy: boolean;
  /** Called by whoever found it right. */
  onConfirm: () => void;
}

/** The last look before a person is fixed: name and document, large. */
export function ConfirmSheet({
  open,
  onOpenChange,
  person,
  hasPortrait,
  busy,
  onConfirm,
}: ConfirmSheetProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('cardActivation.form.review')}
      footer={
        <div className={styles.answers}>
          <Button variant="outline" size="large" block onClick={() => onOpenChange(false)}>
            {t('cardActivation.form.edit')}
          </Button>
          <Button size="large" block loading={busy} disabled={!isOnline} onClick={onConfirm}>
            {t('cardActivation.form.confirm')}
          </Button>
        </div>
      }
    >
      <dl className={styles.large}>
        <dt>{t('contacts.name')}</dt>
        <dd>{person.name}</dd>
        <dt>{t('contacts.cert', { type: String(person.certType) })}</dt>
        <dd>{person.idCard}</dd>
        <dt>{t('cardActivation.form.portrait')}</dt>
        <dd>{t('cardActivation.form.withPortrait', { with: hasPortrait ? 'yes' : 'no' })}</dd>
      </dl>
      <p className={styles.fixed}>{t('cardActivation.form.reviewHint')}</p>
    </Popup>
  );
}
