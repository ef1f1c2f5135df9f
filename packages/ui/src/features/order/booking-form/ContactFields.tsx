import { textAreaMaxLength } from '@yunyou/contract';
import type { CheckoutDraft, CheckoutState } from '@yunyou/sdk/checkout';
import { Card } from '../../../components/card';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { typedMobile } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './BookingForm.module.css';
import { problemText } from './problem-text';

export interface ContactFieldsProps {
  state: Pick<CheckoutState, 'draft' | 'problems'>;
  onChange: (part: Partial<CheckoutDraft>) => void;
}

/** Who is called about the order, and what the merchant is told. */
export function ContactFields({ state: { draft, problems }, onChange }: ContactFieldsProps) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Card title={t('order.book.contact')}>
      <div className={styles.fields}>
        <TextField
          label={t('order.book.contactName')}
          value={draft.contactName}
          onValueChange={(contactName) => onChange({ contactName })}
          autoComplete="name"
          maxLength={50}
          error={problemText(texts, problems.contactName)}
          required
        />
        <TextField
          label={t('order.book.contactMobile')}
          hint={t('order.book.contactMobileHint')}
          value={draft.contactMobile}
          onValueChange={(text) => onChange({ contactMobile: typedMobile(text) })}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          error={problemText(texts, problems.contactMobile)}
          required
        />
        <TextArea
          label={t('order.book.remark')}
          value={draft.remark}
          onValueChange={(remark) => onChange({ remark })}
          maxLength={textAreaMaxLength}
          rows={2}
        />
      </div>
    </Card>
  );
}
