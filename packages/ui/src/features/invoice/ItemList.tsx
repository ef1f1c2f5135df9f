import type { InvoicePreview } from '@yunyou/contract';
import { Price } from '../../components/price';
import { useTexts } from '../../texts';
import styles from './item-list.module.css';

/** What an invoice says, row by row, and its sums. */
export function ItemList({ items, totalFen, taxFen }: Pick<InvoicePreview, 'items' | 'totalFen' | 'taxFen'>) {
  const { t, money } = useTexts();
  return (
    <>
      <ul className={styles.items}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of an invoice never change their places
          <li key={at} className={styles.item}>
            <span className={styles.name}>{item.name}</span>
            <Price fen={item.amountFen} tone="text" />
            <span className={styles.soft}>
              {t('invoice.itemTax', { rate: item.taxRate, tax: money(item.taxFen) })}
            </span>
            <span className={styles.soft}>{t('invoice.itemQuantity', { count: item.quantity })}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <dt>{t('invoice.total')}</dt>
        <dd>
          <Price fen={totalFen} />
        </dd>
        <dt className={styles.soft}>{t('invoice.tax')}</dt>
        <dd className={styles.soft}>{money(taxFen)}</dd>
      </dl>
    </>
  );
}
