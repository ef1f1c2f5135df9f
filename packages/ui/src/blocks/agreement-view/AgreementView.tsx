import type { Agreement } from '@yunyou/contract';
import { AppPage, errorText, PageBody, useResource, useSdk } from '../../app';
import { RichText } from '../../components/rich-text';
import { SkeletonText } from '../../components/skeleton';
import { ErrorState } from '../../components/state';
import { useTexts } from '../../texts';

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
        {value !== undefined && <RichText html={belowPageTitle(value)} />}
        {value === undefined && error !== undefined && (
          <ErrorState description={errorText(error)} onRetry={reload} />
        )}
        {value === undefined && error === undefined && (
          <div aria-busy="true">
            <SkeletonText lines={12} />
          </div>
        )}
      </PageBody>
    </AppPage>
  );
}

/** The page's own title is its first heading; the document's comes below it. */
const belowPageTitle = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2');
