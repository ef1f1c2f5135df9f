import { CardGrid } from '../../../components/media-card';
import { CouponCardPending } from './CouponCardPending';

export interface CouponListPendingProps {
  /** As the list that comes. Default `rows`. */
  look?: 'rows' | 'wide';
}

/** The places of three coupons. Decoration: put `aria-busy` on what is loading. */
export function CouponListPending({ look = 'rows' }: CouponListPendingProps) {
  return (
    <CardGrid look={look}>
      {[1, 2, 3].map((place) => (
        <CouponCardPending key={place} />
      ))}
    </CardGrid>
  );
}
