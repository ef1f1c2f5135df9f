import { normalizeTaxId } from '@yunyou/validators';
import { TextField } from '../../../components/text-field';
import { CircleCheckIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './InvoiceForm.module.css';
import { taxIdState } from './invoice-draft';

export interface TaxIdFieldProps {
  value: string;
  onValueChange: (taxId: string) => void;
  /** What a submit found. Default nothing. */
  error?: string | undefined;
}

/** A tax id, checked with its check symbol while it is typed; narrowed and upper-cased when the field is left. */
export function TaxIdField({ value, onValueChange, error }: TaxIdFieldProps) {
  const { t } = useTexts();
  const { state, count } = taxIdState(value);
  return (
    <TextField
      label={t('invoice.taxId')}
      className={styles.taxId}
      hint={
        <span aria-live="polite">
          {state === 'empty' && t('invoice.taxIdHint')}
          {state === 'short' && t('invoice.taxIdCount', { count })}
          {state === 'right' && (
            <span className={styles.right}>
              <CircleCheckIcon size={16} />
              {t('invoice.taxIdRight')}
            </span>
          )}
        </span>
      }
      error={state === 'wrong' ? t('invoice.taxIdInvalid') : error}
      value={value}
      onValueChange={onValueChange}
      onBlur={() => onValueChange(normalizeTaxId(value))}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}
