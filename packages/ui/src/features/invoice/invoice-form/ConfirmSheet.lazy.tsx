import { normalizeTaxId } from '@yunyou/validators';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Price } from '../../../components/price';
import { Stack } from '../../../components/stack';
import { FormProblem } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './InvoiceForm.module.css';
import type { InvoiceDraft } from './invoice-draft';

export interface ConfirmSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  draft: InvoiceDraft;
  totalFen: number;
  /** Why the last try failed. Default none. */
  problem?: string | undefined;
  /** Called when all of it is right; a promise shows that it is under way. */
  onConfirm: () => Promise<void>;
}

export const areas = ['components', 'kit', 'invoice'] as const;

/** Title and tax id once more, large, before they stand on an invoice for good. */
export default function ConfirmSheet({
  open,
  onOpenChange,
  draft,
  totalFen,
  problem,
  onConfirm,
}: ConfirmSheetProps) {
  const { t } = useTexts();
  const facts = [
    draft.titleKind === 'company' && { name: t('invoice.taxId'), words: spaced(normalizeTaxId(draft.taxId)) },
  ].filter((fact) => fact !== false);
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('invoice.confirm')}
      footer={
        <Button size="large" block onClick={onConfirm}>
          {t('invoice.confirmSubmit')}
        </Button>
      }
    >
      <Stack>
        <p className={styles.hint}>{t('invoice.confirmHint')}</p>
        <dl className={styles.confirm}>
          <div>
            <dt>{t('invoice.titleName')}</dt>
            <dd className={styles.large}>{draft.titleName.trim()}</dd>
          </div>
          {facts.map(({ name, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={`${styles.large} ${styles.code}`}>{words}</dd>
            </div>
          ))}
          <div>
            <dt>{t('invoice.typeLabel')}</dt>
            <dd>{t('invoice.type', { type: draft.type })}</dd>
          </div>
          <div>
            <dt>{t('invoice.email')}</dt>
            <dd>{draft.email.trim()}</dd>
          </div>
          <div>
            <dt>{t('invoice.total')}</dt>
            <dd>
              <Price fen={totalFen} size="large" />
            </dd>
          </div>
        </dl>
        <FormProblem>{problem}</FormProblem>
      </Stack>
    </Popup>
  );
}

/** In groups of six, to be compared with a licence. */
const spaced = (taxId: string) => taxId.replace(/(.{6})(?=.)/g, '$1 ');
