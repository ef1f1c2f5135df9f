import { invoiceTitleMax } from '@yunyou/contract';
import { TextField } from '../../../components/text-field';
import { useTexts } from '../../../texts';
import type { InvoiceDraft, InvoiceField } from './invoice-draft';
import { TaxIdField } from './TaxIdField';

export interface TitleFieldsProps {
  draft: InvoiceDraft;
  problems: Partial<Record<InvoiceField, string>>;
  onFieldChange: (field: InvoiceField, text: string) => void;
}

/** To whom the invoice is made out: what kind and type need. */
export function TitleFields({ draft, problems, onFieldChange }: TitleFieldsProps) {
  const { t } = useTexts();
  const of = (field: InvoiceField) => ({
    value: draft[field],
    onValueChange: (text: string) => onFieldChange(field, text),
    error: problems[field],
  });
  const isCompany = draft.titleKind === 'company';
  return (
    <>
      <TextField
        label={t('invoice.titleName')}
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={invoiceTitleMax.titleName}
        required
        {...of('titleName')}
      />
      {isCompany && <TaxIdField {...of('taxId')} />}
      {draft.type === 'special' && (
        <>
          <TextField
            label={t('invoice.address')}
            autoComplete="street-address"
            maxLength={invoiceTitleMax.address}
            required
            {...of('address')}
          />
          <TextField
            label={t('invoice.phone')}
            hint={t('invoice.phoneHint')}
            type="tel"
            autoComplete="tel"
            maxLength={invoiceTitleMax.phone}
            required
            {...of('phone')}
          />
          <TextField
            label={t('invoice.bankName')}
            autoComplete="off"
            maxLength={invoiceTitleMax.bankName}
            required
            {...of('bankName')}
          />
          <TextField
            label={t('invoice.bankAccount')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
            {...of('bankAccount')}
          />
        </>
      )}
      <TextField
        label={t('invoice.email')}
        hint={t('invoice.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={invoiceTitleMax.email}
        required
        {...of('email')}
      />
    </>
  );
}
