import type { CouponOffer } from '@yunyou/contract';
import { CardGrid } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { RemindButton } from '../../subscription/reminder';
import { CouponListPending } from './CouponListPending';
import { CouponOfferCard } from './CouponOfferCard';
import { useClaim } from './use-claim';

export interface CouponListProps {
  /** The coupons, as `useResource` gives them. */
  coupons: ResourceViewProps<readonly CouponOffer[]>['resource'];
  /** Addresses of a coupon's terms, and of what it is good for. */
  hrefs: CouponHrefs;
  /** `rows` in a sheet, `wide` on a page of its own. Default `rows`. */
  look?: 'rows' | 'wide';
}

/** Where a coupon leads. */
export interface CouponHrefs {
  detail: (couponId: string) => string;
  /** What it is good for; of an exchange coupon its product. */
  use: (coupon: Pick<CouponOffer, 'couponId' | 'productId' | 'onlyKind'>) => string;
}

/** Coupons to be claimed, as the member stands to them. A visitor is led to the login first. */
export function CouponList({ coupons, hrefs, look = 'rows' }: CouponListProps) {
  const { t } = useTexts();
  const { clock, coupons: mine } = useSdk();
  const { known } = useStateOf(mine.state);
  const claim = useClaim(coupons.value);
  return (
    <ResourceView
      resource={coupons}
      pending={<CouponListPending look={look} />}
      empty={<Empty title={t('coupon.empty')} description={t('coupon.emptyHint')} />}
    >
      {(found) => (
        <CardGrid look={look}>
          {found.map((coupon) => (
            <CouponOfferCard
              key={coupon.couponId}
              coupon={coupon}
              known={known[coupon.couponId]}
              now={clock.now}
              onClaim={() => claim(coupon.couponId)}
              href={hrefs.detail(coupon.couponId)}
              useHref={hrefs.use(coupon)}
              remind={<RemindButton activityId={coupon.couponId} name={coupon.name} />}
            />
          ))}
        </CardGrid>
      )}
    </ResourceView>
  );
}
