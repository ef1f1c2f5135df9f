import type { LineSnapshotContent, Locale } from '@yunyou/contract';
import { BreakdownList } from '../../../components/breakdown-list';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { useTexts } from '../../../texts';
import styles from './SnapshotView.module.css';
import { termRows } from './term-rows';

export interface LineDocumentProps {
  content: LineSnapshotContent;
  locale: Locale;
}

/** What was agreed on one line. */
export function LineDocument({ content, locale }: LineDocumentProps) {
  const texts = useTexts();
  const { t, instant, money } = texts;
  const terms = termRows(texts, content.terms, locale);
  const { bundle } = content;
  const rows: [string, string][] = [
    [t('transactionSnapshot.name'), content.name[locale]],
    [t('transactionSnapshot.spec'), content.spec[locale]],
    [
      t('transactionSnapshot.productKind'),
      t('transactionSnapshot.productKindName', { kind: content.productKind }),
    ],
    [t('transactionSnapshot.from'), content.fromSlot],
    [t('transactionSnapshot.until'), content.untilSlot],
    [t('transactionSnapshot.confirm'), t('transactionSnapshot.confirmHow', { mode: content.confirmMode })],
    [t('transactionSnapshot.bundle'), bundle ? `${bundle.name[locale]} ×${bundle.quantity}` : ''],
    [
      t('transactionSnapshot.bundleRefund'),
      bundle ? t('transactionSnapshot.bundleRefundHow', { mode: bundle.refundMode }) : '',
    ],
    [t('transactionSnapshot.productId'), content.productId],
    [t('transactionSnapshot.variantId'), content.variantId],
    [t('transactionSnapshot.sn'), content.orderSn],
    [t('transactionSnapshot.agreedAt'), instant(content.agreedAtMs, 'dateTimeSeconds')],
  ];
  return (
    <>
      <Card title={t('transactionSnapshot.product')}>
        <DescriptionList
          className={styles.facts}
          items={rows.flatMap(([name, words]) => (words ? [{ name, words }] : []))}
        />
      </Card>
      <Card title={t('transactionSnapshot.price')}>
        <DescriptionList
          className={styles.facts}
          items={[
            { name: t('transactionSnapshot.unitPrice'), words: money(content.unitPriceFen) },
            { name: t('transactionSnapshot.quantity'), words: `×${content.quantity}` },
            {
              name: t('transactionSnapshot.unitPaid'),
              words: content.unitPaidFen.map((fen) => money(fen)).join(' · '),
            },
            { name: t('transactionSnapshot.currency'), words: content.currency },
          ]}
        />
        <BreakdownList
          items={[
            { key: 'gross', label: t('transactionSnapshot.gross'), amountFen: content.grossFen },
            ...content.adjustments.map(({ name, amountFen }, index) => ({
              key: String(index),
              label: name[locale],
              amountFen,
            })),
          ]}
          totalFen={content.paidFen}
          totalLabel={t('transactionSnapshot.paid')}
        />
      </Card>
      {terms.length > 0 && (
        <Card title={t('transactionSnapshot.terms')}>
          <DescriptionList className={styles.facts} items={terms} />
        </Card>
      )}
    </>
  );
}
