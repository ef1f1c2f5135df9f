import type { InvoiceDetail } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Skeleton } from '../../../components/skeleton';
import { useToast } from '../../../components/toast';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { FileTextIcon } from '../../../icons';
import { failureText, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './InvoiceView.module.css';

export interface InvoiceDocumentProps {
  invoice: Pick<InvoiceDetail, 'id' | 'invoiceNumber'>;
}

/** The document, on a desktop; elsewhere it is opened. Its link stands for some minutes, so it is fetched when it is shown. */
export function InvoiceDocument({ invoice }: InvoiceDocumentProps) {
  const { t } = useTexts();
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  return (
    <Card title={t('invoice.document')} className={styles.document}>
      <p className={styles.hint}>{t('invoice.sandbox')}</p>
      {isDesktop && <Shown invoice={invoice} />}
    </Card>
  );
}

function Shown({ invoice: { id, invoiceNumber } }: InvoiceDocumentProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const link = useResource(async () => (await sdk.invoices()).pdf(id, { silent: true }), [sdk, id]);
  return (
    <ResourceView resource={link} pending={<Skeleton className={styles.frame} />}>
      {({ url, bytes }) => (
        <>
          <iframe
            className={styles.frame}
            src={`${url}#toolbar=0&view=FitH`}
            title={`${t('invoice.document')} ${invoiceNumber ?? ''}`}
          />
          <p className={styles.hint}>{t('invoice.fileSize', { size: Math.ceil(bytes / 1024) })}</p>
        </>
      )}
    </ResourceView>
  );
}

/** Leaves for the document. */
export function OpenDocument({ id }: { id: string }) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const fetchAndOpen = async () => {
    setBusy(true);
    try {
      const { url } = await (await sdk.invoices()).pdf(id, { silent: true });
      sdk.host.openUrl(url);
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="large" block icon={<FileTextIcon size={18} />} loading={busy} onClick={fetchAndOpen}>
      {t('invoice.open')}
    </Button>
  );
}
