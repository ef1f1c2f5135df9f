import type { BundleContent, BundlePart } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { Picture } from '../../../components/picture';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './BundleParts.module.css';

export interface BundlePartsProps {
  /** What the bundle is made of. */
  bundle: BundleContent;
  /** What it costs, fen. */
  priceFen: number;
  /** The page of a part. */
  hrefOf: (part: BundlePart) => string;
}

/** What is in a bundle, part by part with its value, and what buying them one by one would cost. */
export function BundleParts({ bundle, priceFen, hrefOf }: BundlePartsProps) {
  const { t, money } = useTexts();
  const savedFen = bundle.boughtSinglyFen - priceFen;
  const singly = money(bundle.boughtSinglyFen);
  const facts = ({ kind, quantity, nights, dayOffset, shipped }: BundlePart): string =>
    [
      t('goods.bundle.quantity', { kind, quantity }),
      nights !== null && t('goods.bundle.nights', { count: nights }),
      dayOffset !== null && t('goods.bundle.day', { day: dayOffset + 1 }),
      shipped && t('goods.bundle.shipped'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card title={t('goods.bundle.parts')}>
      <ul className={styles.parts}>
        {bundle.parts.map((part) => (
          <li key={part.partId}>
            <Link href={hrefOf(part)} className={styles.part}>
              <span className={styles.picture}>
                {part.picture && <Picture picture={part.picture} alt="" fill sizes="64px" />}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{part.name}</span>
                <span className={styles.facts}>
                  <Tag tone="info">{t('goods.bundle.kind', { kind: part.kind })}</Tag> {facts(part)}
                </span>
              </span>
              <span className={styles.value}>
                {t('goods.bundle.value', { amount: money(part.weightFen * part.quantity) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        {savedFen > 0
          ? t('goods.bundle.saves', { singly, saved: money(savedFen) })
          : t('goods.bundle.singly', { singly })}
      </p>
      <p className={styles.refund}>{t('goods.bundle.refund', { mode: bundle.refundMode })}</p>
    </Card>
  );
}
