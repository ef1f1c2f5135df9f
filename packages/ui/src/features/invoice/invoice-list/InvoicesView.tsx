import { ordersPerInvoice } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Price } from '../../../components/price';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { InvoiceableOrders } from './InvoiceableOrders';
import { InvoiceRecords } from './InvoiceRecords';
import styles from './InvoicesView.module.css';

export const invoiceTabs = ['orders', 'records'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

export interface InvoicesViewProps {
  /** Which list is shown, as it stands in the page's address. */
  tab: InvoiceTab;
  /** Called with another choice. */
  onTabChange: (tab: InvoiceTab) => void;
  /** Where the form for chosen orders is, and an invoice. */
  hrefs: { form: (orderIds: readonly string[]) => string; detail: (id: string) => string };
}

/** Orders to invoice, by seller, with their sum; and what was invoiced. */
export function InvoicesView({ tab, onTabChange, hrefs }: InvoicesViewProps) {
  const { t } = useTexts();
  const sdk = useSdk();
  const orders = useOwnPages(
    'invoiceable',
    async (page) => (await sdk.invoices()).orders({ page, size: 20 }, { silent: true }),
    ({ id }) => id,
  );
  const [ids, setIds] = useState<readonly string[]>([]);
  const picked = orders.items.filter(({ id }) => ids.includes(id));
  const isChoosing = tab === 'orders' && orders.items.length > 0;
  return (
    <AppPage
      width="narrow"
      bottomBar={
        isChoosing && (
          <div className={styles.bar}>
            <p className={styles.sum} aria-live="polite">
              <span className={styles.count}>{t('invoice.chosen', { count: picked.length })}</span>
              <span>
                {t('invoice.sum')}{' '}
                <Price
                  fen={picked.reduce((sum, { invoiceableFen }) => sum + invoiceableFen, 0)}
                  size="large"
                />
              </span>
            </p>
            {picked.length > 0 ? (
              <ButtonLink href={hrefs.form(picked.map(({ id }) => id))} size="large">
                {t('invoice.apply')}
              </ButtonLink>
            ) : (
              <Button size="large" disabled>
                {t('invoice.apply')}
              </Button>
            )}
          </div>
        )
      }
    >
      <Sticky>
        <Tabs
          label={t('invoice.tabs')}
          items={invoiceTabs.map((value) => ({ value, label: t('invoice.tab', { tab: value }) }))}
          value={tab}
          onValueChange={(value) => onTabChange(value as InvoiceTab)}
        />
      </Sticky>
      <PageBody>
        {tab === 'orders' ? (
          <InvoiceableOrders
            orders={orders}
            chosen={picked}
            isFull={picked.length >= ordersPerInvoice}
            onChosenChange={setIds}
          />
        ) : (
          <InvoiceRecords detailHref={hrefs.detail} />
        )}
      </PageBody>
    </AppPage>
  );
}
