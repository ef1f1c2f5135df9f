import type { InvoiceDetail } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import styles from './InvoiceView.module.css';

export interface InvoiceChainProps {
  invoice: InvoiceDetail;
  /** The page of another one. */
  hrefOf: (id: string) => string;
}

/** An invoice, the red-letter invoice that took it back, and the new one, in their order. */
export function InvoiceChain({ invoice, hrefOf }: InvoiceChainProps) {
  const { t } = useTexts();
  return (
    <Card title={t('invoice.chain')}>
      <ol className={styles.chain}>
        {invoice.chain.map((one, at) => {
          const kind = one.isRed ? 'red' : at === 0 ? 'blue' : 'next';
          const isThis = one.id === invoice.id;
          const words = (
            <>
              <span className={styles.step}>
                <span className={styles.stepName}>
                  {t('invoice.chainStep', { kind })}
                  {isThis && <span className={styles.soft}> · {t('invoice.this')}</span>}
                </span>
                <Price fen={one.totalFen} tone="text" />
              </span>
              <span className={styles.soft}>
                {t('invoice.state', { state: one.state })}
                {one.invoiceNumber && ` · ${one.invoiceNumber}`}
              </span>
            </>
          );
          return (
            <li key={one.id} data-kind={kind} aria-current={isThis ? 'step' : undefined}>
              {isThis ? (
                <span className={styles.link}>{words}</span>
              ) : (
                <Link className={styles.link} href={hrefOf(one.id)}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
