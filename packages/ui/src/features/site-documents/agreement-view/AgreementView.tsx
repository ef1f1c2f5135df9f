import type { Agreement } from '@yunyou/contract';
import { RichText } from '../../../components/rich-text';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './AgreementView.module.css';
import { readable } from './readable';

export interface AgreementViewProps {
  /** Which agreement is shown. */
  type: Agreement;
  /** The agreement's document, as `sdk.config.agreementHtml` has it. */
  html: string;
}

/** One of the two agreements. */
export function AgreementView({ type, html }: AgreementViewProps) {
  const { t } = useTexts();
  return (
    <AppPage title={t('siteDocuments.agreement', { type })} width="narrow">
      <PageBody>
        <RichText className={styles.text} html={readable(html)} />
      </PageBody>
    </AppPage>
  );
}
