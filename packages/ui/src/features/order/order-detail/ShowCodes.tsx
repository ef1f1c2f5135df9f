import { ButtonLink } from '../../../components/button';
import { useTexts } from '../../../texts';
import { codesOf } from '../order-lines';
import styles from './lines/Lines.module.css';
import type { NextStepProps } from './order-part';

/** Leads to the codes of a line in a bundle, while there is something to show them for. */
export function ShowCodes({ order, line, isOpen, hrefs }: NextStepProps) {
  const { t } = useTexts();
  return isOpen && order.voucherCount > 0 ? (
    <ButtonLink href={hrefs.vouchers} variant="secondary" size="small" className={styles.next}>
      {t(codesOf([line]).codes)}
    </ButtonLink>
  ) : null;
}
