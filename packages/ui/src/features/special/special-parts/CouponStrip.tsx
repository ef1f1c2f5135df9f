import type { CouponOffer } from '@yunyou/contract';
import { Section } from '../../../components/section';
import { useSdk, useStateOf } from '../../../shell';
import { type CouponHrefs, CouponOfferCard, useClaim } from '../../coupon/coupon-card';
import { RemindButton } from '../../subscription/reminder';
import styles from './SpecialParts.module.css';

export interface CouponStripProps {
  title: string;
  coupons: readonly CouponOffer[];
  hrefs: CouponHrefs;
}

/** Coupons in one line, to be claimed here. */
export function CouponStrip({ title, coupons, hrefs }: CouponStripProps) {
  const { clock, coupons: mine } = useSdk();
  const { known } = useStateOf(mine.state);
  const claim = useClaim(coupons);
  return (
    <Section title={title}>
      <ul className={styles.strip}>
        {coupons.map((coupon) => (
          <li key={coupon.couponId}>
            <CouponOfferCard
              coupon={coupon}
              known={known[coupon.couponId]}
              now={clock.now}
              onClaim={() => claim(coupon.couponId)}
              href={hrefs.detail(coupon.couponId)}
              useHref={hrefs.use(coupon)}
              remind={<RemindButton activityId={coupon.couponId} name={coupon.name} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
