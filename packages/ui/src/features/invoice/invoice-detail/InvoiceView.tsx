import type { InvoiceDetail } from '@yunyou/contract';
import { deadlineTime } from '@yunyou/i18n/deadlines';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { DescriptionList } from '../../../components/description-list';
import { Modal } from '../../../components/modal';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useToast } from '../../../components/toast';
import { AppPage, failureText, PageBody, useLazySheet, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ItemList } from '../ItemList';
import { stateTone } from '../state-tone';
import { InvoiceChain } from './InvoiceChain';
import { InvoiceDocument, OpenDocument } from './InvoiceDocument';
import styles from './InvoiceView.module.css';

export interface InvoiceViewProps {
  /** The invoice. */
  invoice: InvoiceDetail;
  /** An invoice of the chain, an order on it, and the form for orders. */
  hrefs: {
    invoice: (id: string) => string;
    order: (id: string) => string;
    form: (orderIds: readonly string[]) => string;
  };
  /** Called when the invoice may have changed: fetches it anew. */
  onChanged: () => Promise<unknown>;
}

const loadEmail = () => import('./EmailSheet.lazy');

/** One invoice: where it stands, its document, what it says, and the invoices before and after it. */
export function InvoiceView({ invoice, hrefs, onChanged }: InvoiceViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const email = useLazySheet(loadEmail);
  const isRed = invoice.redOfId !== null;
  const canWithdraw = invoice.state === 'submitted' && !isRed;
  const canRetry = invoice.state === 'rejected' || invoice.state === 'cancelled';
  return (
    <AppPage
      windowTitle={invoice.titleName}
      aside={invoice.hasPdf && <InvoiceDocument invoice={invoice} />}
      bottomBar={
        invoice.hasPdf ? (
          <div className={styles.bar}>
            <Button size="large" variant="outline" block onClick={() => email.setOpen(true)}>
              {t('invoice.sendAgain')}
            </Button>
            <OpenDocument id={invoice.id} />
          </div>
        ) : canWithdraw ? (
          <Withdraw id={invoice.id} onDone={onChanged} />
        ) : (
          canRetry && (
            <ButtonLink size="large" block href={hrefs.form(invoice.orders.map(({ id }) => id))}>
              {t('invoice.again')}
            </ButtonLink>
          )
        )
      }
    >
      <PageBody>
        <Head invoice={invoice} isRed={isRed} />
        {invoice.chain.length > 1 && <InvoiceChain invoice={invoice} hrefOf={hrefs.invoice} />}
        <Card title={t('invoice.items')}>
          <ItemList {...invoice} />
        </Card>
        <Facts invoice={invoice} />
        <CellGroup title={t('invoice.orders')}>
          {invoice.orders.map((order) => (
            <Cell
              key={order.id}
              href={hrefs.order(order.id)}
              title={order.title}
              description={t('invoice.orderSn', { sn: order.sn })}
              value={<Price fen={order.amountFen} tone="text" />}
            />
          ))}
        </CellGroup>
      </PageBody>
      {email.Sheet && (
        <email.Sheet open={email.open} onOpenChange={email.setOpen} id={invoice.id} masked={invoice.email} />
      )}
    </AppPage>
  );
}

function Head({ invoice, isRed }: { invoice: InvoiceDetail; isRed: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const { state, reason, confirmByMs } = invoice;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.state}>{t('invoice.state', { state })}</h2>
        <Tag tone={isRed ? 'danger' : stateTone(state)}>
          {isRed ? t('invoice.red') : t('invoice.typeShort', { type: invoice.type })}
        </Tag>
      </div>
      <p className={styles.hint} role="status">
        {reason !== '' && state === 'rejected'
          ? t('invoice.reason', { reason })
          : t(isRed ? 'invoice.redStateHint' : 'invoice.stateHint', { state })}
      </p>
      {confirmByMs !== null && (
        <p className={styles.hint}>{t('invoice.confirmBy', { time: deadlineTime(texts, confirmByMs) })}</p>
      )}
      <Price fen={invoice.totalFen} size="display" tone={isRed ? 'price' : 'text'} />
    </Card>
  );
}

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const { t, instant } = useTexts();
  const rows: [string, string | null][] = [
    [t('invoice.titleName'), invoice.titleName],
    [t('invoice.taxId'), invoice.taxId],
    [t('invoice.address'), invoice.address],
    [t('invoice.phone'), invoice.phone],
    [t('invoice.bankName'), invoice.bankName],
    [t('invoice.bankAccount'), invoice.bankAccount],
    [t('invoice.seller'), `${invoice.sellerName} ${invoice.sellerTaxId}`],
    [t('invoice.typeLabel'), t('invoice.type', { type: invoice.type })],
    [t('invoice.number'), invoice.invoiceNumber],
    [t('invoice.issuedAt'), invoice.issuedAtMs === null ? null : instant(invoice.issuedAtMs)],
    [t('invoice.sn'), invoice.sn],
    [t('invoice.createdAt'), instant(invoice.createdAtMs)],
    [t('invoice.email'), invoice.email],
  ];
  return (
    <Card title={t('invoice.facts')}>
      <DescriptionList
        className={styles.facts}
        items={rows.flatMap(([name, words]) => (words ? [{ name, words }] : []))}
      />
    </Card>
  );
}

/** Takes the application back, once it was asked whether. */
function Withdraw({ id, onDone }: { id: string; onDone: () => Promise<unknown> }) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    try {
      await (await sdk.invoices()).cancel(id, { silent: true });
      show(t('invoice.withdrawn'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    await onDone();
  };
  return (
    <>
      <Button size="large" variant="outline" block onClick={() => setAsking(true)}>
        {t('invoice.withdraw')}
      </Button>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('invoice.withdrawConfirm')}
        confirmText={t('invoice.withdraw')}
        onConfirm={withdraw}
      >
        {t('invoice.withdrawHint')}
      </Modal>
    </>
  );
}
