import type { CouponCenterRequest, CouponOffer, Page } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Public reads of coupons. What a member has of them is asked by `sdk.coupons`. */
export interface CouponReads {
  /** Coupons that anybody can claim, by page. */
  readonly couponCenter: CachedRead<[query?: CouponCenterRequest], Page<CouponOffer>>;
  readonly coupon: CachedRead<[couponId: string], CouponOffer>;
}

/** What is left of a coupon changes while people look. */
const staleAfterMs = 5_000;

export const createCouponReads = (read: CreateRead): CouponReads => ({
  couponCenter: read(
    'couponCenter',
    ({ api, options }, query: CouponCenterRequest = {}) => api.coupon.center(query, options),
    staleAfterMs,
  ),
  coupon: read(
    'coupon',
    ({ api, options }, couponId: string) => api.coupon.detail({ couponId }, options),
    staleAfterMs,
  ),
});
