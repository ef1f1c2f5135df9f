import type { CouponOffer, Locale } from '@yunyou/contract';
import { covers, type ScopedLine } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { publicCoupons } from './store';
import { couponOfferOf } from './view';

/** Coupons that anybody can claim, or soon or no longer can, for this thing; the shop's and the platform's. */
export async function couponsFor(
  db: Queries,
  thing: ScopedLine,
  { nowMs, locale }: { nowMs: number; locale: Locale },
): Promise<CouponOffer[]> {
  const all = await publicCoupons(db, nowMs);
  return all
    .filter(({ coupon }) => covers(thing, { shopId: coupon.supplier_id, scope: coupon.scope }))
    .map((one) => couponOfferOf(one, locale, nowMs));
}

/** Coupons of one shop. */
export async function couponsOfShop(
  db: Queries,
  supplierId: string,
  { nowMs, locale }: { nowMs: number; locale: Locale },
): Promise<CouponOffer[]> {
  const all = await publicCoupons(db, nowMs);
  return all
    .filter(({ coupon }) => coupon.supplier_id === supplierId)
    .map((one) => couponOfferOf(one, locale, nowMs));
}

/** Coupons of the coupon centre: the platform's and the shops', not those that stand on a shop's or product's page only. */
export async function couponsOfCenter(
  db: Queries,
  { nowMs, locale }: { nowMs: number; locale: Locale },
): Promise<CouponOffer[]> {
  const all = await publicCoupons(db, nowMs);
  return all
    .filter(({ coupon }) => coupon.display === 'center')
    .map((one) => couponOfferOf(one, locale, nowMs));
}

/** These coupons by id, unless they are over or only for who has a code. */
export async function couponsNamed(
  db: Queries,
  couponIds: readonly string[],
  { nowMs, locale }: { nowMs: number; locale: Locale },
): Promise<ReadonlyMap<string, CouponOffer>> {
  if (couponIds.length === 0) return new Map();
  const all = await publicCoupons(db, nowMs);
  return new Map(
    all
      .filter(({ coupon }) => couponIds.includes(coupon.id))
      .map((one) => [one.coupon.id, couponOfferOf(one, locale, nowMs)]),
  );
}
