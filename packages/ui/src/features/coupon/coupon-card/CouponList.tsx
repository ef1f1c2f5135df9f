import type { CouponSummary } from '@yunyou/contract';
import { CardGrid } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { CouponCard } from './CouponCard';
import { CouponCardPending } from './CouponCardPending';

export interface CouponListProps {
  /** The coupons, as `useResource` gives them. */
  coupons: ResourceViewProps<readonly CouponSummary[]>['resource'];
  /** Claims one; a promise keeps its button busy. Default: they can't be claimed here. */
  onClaim?: (coupon: CouponSummary) => unknown;
  /** Where a claimed one can be used. Default: no way there. */
  hrefOf?: (coupon: CouponSummary) => string;
}

/** Coupons in all their states. */
export function CouponList({ coupons, onClaim, hrefOf }: CouponListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={coupons}
      pending={
        <CardGrid>
          {[1, 2, 3].map((place) => (
            <CouponCardPending key={place} />
          ))}
        </CardGrid>
      }
      empty={<Empty title={t('coupon.empty')} description={t('coupon.emptyHint')} />}
    >
      {(found) => (
        <CardGrid>
          {found.map((coupon) => (
            <CouponCard
              key={coupon.id}
              coupon={coupon}
              onClaim={onClaim && (() => onClaim(coupon))}
              href={hrefOf?.(coupon)}
            />
          ))}
        </CardGrid>
      )}
    </ResourceView>
  );
}
