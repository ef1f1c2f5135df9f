import type { Agreement } from '@yunyou/contract';
import { AppPage, errorText, PageBody, useResource, useSdk } from '../../app';
import { RichText } from '../../components/rich-text';
import { SkeletonText } from '../../components/skeleton';
import { ErrorState } from '../../components/state';
import { useTexts } from '../../texts';
import styles from './AgreementView.module.css';

export interface AgreementViewProps {
  type: Agreement;
}

/** One of the two agreements, in the language of the moment. */
export function AgreementView({ type }: AgreementViewProps) {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { value, error, reload } = useResource(() => sdk.config.agreementHtml(type), [sdk, type, locale]);
  return (
    <AppPage title={t('shop.agreement.title', { type })} width="narrow">
      <PageBody>
        <div className={styles.text}>
          {value !== undefined && <RichText html={readable(value)} />}
          {value === undefined && error !== undefined && (
            <ErrorState description={errorText(error)} onRetry={reload} />
          )}
          {value === undefined && error === undefined && (
            <div aria-busy="true">
              <SkeletonText lines={12} />
            </div>
          )}
        </div>
      </PageBody>
    </AppPage>
  );
}

/** What is to be read of the document: its body, with headings below the page's own title. */
const readable = (html: string): string =>
  (/<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html).replace(/<(\/?)h1\b/gi, '<$1h2');
