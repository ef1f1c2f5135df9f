import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { useTexts } from '../../../texts';
import styles from './CouponDetailView.module.css';
import { type AnyCoupon, couponFacts } from './coupon-facts';

export interface CouponTermsCardProps {
  /** The coupon whose terms they are. */
  coupon: AnyCoupon;
  /** The days on which it is good, in words. */
  days: string;
}

/** The terms of a coupon, one under the other. */
export function CouponTermsCard({ coupon, days }: CouponTermsCardProps) {
  const texts = useTexts();
  return (
    <Card title={texts.t('coupon.detail.terms')}>
      <DescriptionList items={couponFacts(texts, coupon, days)} className={styles.facts} />
    </Card>
  );
}
