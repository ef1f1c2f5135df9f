import type { CouponOffer } from '@yunyou/contract';
import { Popup } from '../../../components/popup';
import { useTexts } from '../../../texts';
import { type CouponHrefs, CouponList } from '../coupon-card';
import styles from './CouponSheet.module.css';

export interface CouponSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What can be claimed for the product. */
  coupons: readonly CouponOffer[];
  /** Addresses of a coupon's terms, and of what it is good for. */
  hrefs: CouponHrefs;
}

export const areas = ['components', 'coupon', 'subscription'] as const;

/** The coupons of a product, to be claimed without leaving it. */
export default function CouponSheet({ open, onOpenChange, coupons, hrefs }: CouponSheetProps) {
  const { t } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('coupon.sheet')}>
      <p className={styles.hint}>{t('coupon.sheetHint')}</p>
      <CouponList coupons={{ value: coupons, error: undefined, reload: async () => coupons }} hrefs={hrefs} />
    </Popup>
  );
}
