import type { License } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { useTexts } from '../../../texts';

export interface LicenseTableProps {
  /** The lines of the business licence. */
  license: License;
}

/** The operator's business licence, line by line. */
export function LicenseTable({ license }: LicenseTableProps) {
  const { locale } = useTexts();
  return (
    <Card flush>
      <DescriptionList
        look="rows"
        items={license.map(({ label, value }) => ({ name: label[locale], words: value[locale] }))}
      />
    </Card>
  );
}
