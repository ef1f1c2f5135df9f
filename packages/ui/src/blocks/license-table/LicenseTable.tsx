import type { License } from '@yunyou/contract';
import { Card } from '../../components/card';
import { useTexts } from '../../texts';
import styles from './LicenseTable.module.css';

export interface LicenseTableProps {
  /** The lines of the business licence. */
  license: License;
}

/** The operator's business licence, line by line. */
export function LicenseTable({ license }: LicenseTableProps) {
  const { locale } = useTexts();
  return (
    <Card flush>
      <dl className={styles.root}>
        {license.map(({ label, value }) => (
          <div key={label[locale]} className={styles.row}>
            <dt>{label[locale]}</dt>
            <dd>{value[locale]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
