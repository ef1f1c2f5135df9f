import type { InvoiceSummary } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { LoadMore } from '../../../components/load-more';
import { Price } from '../../../components/price';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { stateTone } from '../state-tone';
import { ListPending } from './InvoiceableOrders';
import styles from './InvoicesView.module.css';

export interface InvoiceRecordsProps {
  /** The page of an invoice. */
  detailHref: (id: string) => string;
}

/** What was invoiced, newest first, red-letter invoices among them. */
export function InvoiceRecords({ detailHref }: InvoiceRecordsProps) {
  const { t } = useTexts();
  const sdk = useSdk();
  const invoices = useOwnPages(
    'invoices',
    async (page) => (await sdk.invoices()).list({ page }, { silent: true }),
    ({ id }) => id,
  );
  return (
    <Stack gap={3}>
      <ResourceView
        resource={invoices.resource}
        pending={<ListPending />}
        empty={<Empty title={t('invoice.noRecords')} description={t('invoice.noRecordsHint')} />}
      >
        {(found) => (
          <ul className={styles.records}>
            {found.map((invoice) => (
              <li key={invoice.id}>
                <RecordCard invoice={invoice} href={detailHref(invoice.id)} />
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
      {invoices.items.length > 0 && (
        <LoadMore status={invoices.status} onLoadMore={() => void invoices.loadMore()} />
      )}
    </Stack>
  );
}

function RecordCard({ invoice, href }: { invoice: InvoiceSummary; href: string }) {
  const { t, instant } = useTexts();
  const isRed = invoice.redOfId !== null;
  return (
    <Card flush>
      <Link href={href} className={styles.record}>
        <span className={styles.head}>
          <span className={styles.title}>{invoice.titleName}</span>
          <Tag tone={stateTone(invoice.state)}>{t('invoice.state', { state: invoice.state })}</Tag>
        </span>
        <span className={styles.head}>
          <span className={styles.small}>
            {isRed ? t('invoice.red') : t('invoice.typeShort', { type: invoice.type })} ·{' '}
            {t('invoice.orderCount', { count: invoice.orderCount })}
          </span>
          <Price fen={invoice.totalFen} tone="text" />
        </span>
        <span className={styles.small}>
          {invoice.sellerName}
          <br />
          {instant(invoice.createdAtMs)}
        </span>
      </Link>
    </Card>
  );
}
