import { invoiceTitleMax } from '@yunyou/contract';
import { isEmail } from '@yunyou/validators';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { failureText, useProblemFocus, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './InvoiceView.module.css';

export interface EmailSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The invoice. */
  id: string;
  /** Where it was sent before, masked. */
  masked: string;
}

export const areas = ['components', 'kit', 'invoice'] as const;

/** Sends an issued invoice again, to an address that is typed. */
export default function EmailSheet({ open, onOpenChange, id, masked }: EmailSheetProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const formId = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();
  const refuse = (words: string) => {
    setProblem(words);
    focusProblem();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email.trim())) return refuse(t('invoice.emailInvalid'));
    setBusy(true);
    try {
      await (await sdk.invoices()).sendEmail(id, email.trim(), { silent: true });
      show(t('invoice.sent'), { kind: 'success' });
      onOpenChange(false);
    } catch (error) {
      refuse(failureText(texts, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('invoice.sendAgain')}
      footer={
        <Button type="submit" form={formId} size="large" block loading={busy}>
          {t('invoice.send')}
        </Button>
      }
    >
      <form id={formId} ref={ref} className={styles.email} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={t('invoice.sendTo')}
          placeholder={masked}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={invoiceTitleMax.email}
          value={email}
          onValueChange={(typed) => {
            setEmail(typed);
            setProblem(undefined);
          }}
          error={problem}
          required
        />
      </form>
    </Popup>
  );
}
