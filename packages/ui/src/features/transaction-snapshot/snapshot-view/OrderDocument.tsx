import { type Locale, locales, type OrderSnapshotContent } from '@yunyou/contract';
import { BreakdownList } from '../../../components/breakdown-list';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { hexGroups } from '../../../hex-groups';
import { useTexts } from '../../../texts';
import styles from './SnapshotView.module.css';

export interface OrderDocumentProps {
  content: OrderSnapshotContent;
  locale: Locale;
}

/** What was agreed on an order as a whole. */
export function OrderDocument({ content, locale }: OrderDocumentProps) {
  const { t, instant, money } = useTexts();
  const { seller } = content;
  const given = (words: string | null | undefined) => words || t('transactionSnapshot.notGiven');
  return (
    <>
      <Card title={t('transactionSnapshot.document')}>
        <DescriptionList
          className={styles.facts}
          items={[
            { name: t('transactionSnapshot.title'), words: content.title[locale] },
            { name: t('transactionSnapshot.sn'), words: content.orderSn },
            {
              name: t('transactionSnapshot.agreedAt'),
              words: instant(content.agreedAtMs, 'dateTimeSeconds'),
            },
            {
              name: t('transactionSnapshot.orderType'),
              words: t('transactionSnapshot.orderTypeName', { type: String(content.orderType) }),
            },
            {
              name: t('transactionSnapshot.pay'),
              words: t('transactionSnapshot.payHow', { desk: String(content.payAtDesk) }),
            },
            { name: t('transactionSnapshot.currency'), words: content.currency },
          ]}
        />
      </Card>
      <Card title={t('transactionSnapshot.seller')}>
        <DescriptionList
          className={styles.facts}
          items={[
            { name: t('transactionSnapshot.shop'), words: given(seller.shopName?.[locale]) },
            { name: t('transactionSnapshot.company'), words: given(seller.companyName?.[locale]) },
            { name: t('transactionSnapshot.taxId'), words: given(seller.taxId) },
            { name: t('transactionSnapshot.license'), words: given(seller.licenseNumber) },
            { name: t('transactionSnapshot.sellerId'), words: seller.id },
          ]}
        />
      </Card>
      <Card title={t('transactionSnapshot.lines')}>
        <BreakdownList
          items={content.lines.map(({ seq, name, spec, quantity, paidFen }) => ({
            key: String(seq),
            label: [name[locale], spec[locale]].filter(Boolean).join(' · '),
            quantity,
            amountFen: paidFen,
          }))}
          totalFen={content.totalFen - content.freightFen}
        />
      </Card>
      <Card title={t('transactionSnapshot.price')}>
        <BreakdownList
          items={content.breakdown.map(({ label, quantity, amountFen }, index) => ({
            key: String(index),
            label: label[locale],
            quantity,
            amountFen,
          }))}
          totalFen={content.totalFen}
          totalLabel={t('transactionSnapshot.total')}
        />
        {content.freightFen > 0 && (
          <p className={styles.hint}>
            {t('transactionSnapshot.freight')} {money(content.freightFen)}
          </p>
        )}
      </Card>
      <Card title={t('transactionSnapshot.agreements')}>
        {content.agreements.map(({ id, title, version, sha256 }) => (
          <div key={id} className={styles.agreement}>
            <h3 className={styles.agreementTitle}>{title[locale]}</h3>
            <p className={styles.hint}>{t('transactionSnapshot.agreementVersion', { version })}</p>
            <DescriptionList
              className={styles.facts}
              items={locales.map((one) => ({
                name: t('transactionSnapshot.agreementHash', { language: one }),
                words: <code className={styles.small}>{hexGroups(sha256[one])}</code>,
              }))}
            />
          </div>
        ))}
        {content.agreements.length === 0 && (
          <p className={styles.hint}>{t('transactionSnapshot.notGiven')}</p>
        )}
      </Card>
    </>
  );
}
