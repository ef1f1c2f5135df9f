import type { CouponOffer, MemberCoupon } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** What every coupon says of itself, a member's or not. */
export type CouponTerms = Pick<
  CouponOffer,
  | 'couponId'
  | 'couponKind'
  | 'name'
  | 'scopeText'
  | 'shopName'
  | 'offFen'
  | 'offPercent'
  | 'capFen'
  | 'exchangePriceFen'
  | 'thresholdFen'
  | 'productId'
  | 'onlyKind'
>;

/** A share that is taken off as each language tells it: 8.8折, 12% off. */
export function percentText({ t, locale }: Texts, offPercent: number): string {
  return t('coupon.fold', { value: locale === 'zh-Hans' ? (100 - offPercent) / 10 : offPercent });
}

/** What a coupon is worth: an amount, a share, one piece at a price, or freight. */
export function couponValue(texts: Texts, coupon: CouponTerms): string {
  const { t, money } = texts;
  const { couponKind, offFen, offPercent, exchangePriceFen } = coupon;
  if (couponKind === 'freight') {
    return offFen === null ? t('coupon.freeFreight') : t('coupon.freight', { amount: money(offFen) });
  }
  if (couponKind === 'exchange') return t('coupon.exchange', { price: money(exchangePriceFen ?? 0) });
  return offPercent === null ? money(offFen ?? 0) : percentText(texts, offPercent);
}

/** From which amount on it is good. */
export const thresholdText = ({ t, money }: Texts, { thresholdFen }: CouponTerms): string =>
  thresholdFen > 0 ? t('coupon.from', { amount: money(thresholdFen) }) : t('coupon.any');

/** Under the value, in few words: from what amount on, and how much a share takes off at most. */
export const conditionText = (texts: Texts, coupon: CouponTerms): string =>
  coupon.capFen !== null && coupon.thresholdFen === 0
    ? texts.t('coupon.cap', { amount: texts.money(coupon.capFen) })
    : thresholdText(texts, coupon);

/** The days on which a coupon that can be claimed will be good. */
export function offerDays({ t, day }: Texts, offer: CouponOffer): string {
  const { firstDay, lastDay, afterDays, days } = offer;
  if (firstDay !== null && lastDay !== null) {
    return t('coupon.days', { first: day(firstDay), last: day(lastDay) });
  }
  return afterDays
    ? t('coupon.daysLater', { after: afterDays, days: days ?? 1 })
    : t('coupon.daysAfter', { days: days ?? 1 });
}

/** The days on which a member's coupon is good. `today`: by the server's clock. */
export function memberDays({ t, day }: Texts, coupon: MemberCoupon, today: string): string {
  if (coupon.lastDay === today && coupon.status === 'usable') return t('coupon.today');
  return t('coupon.days', { first: day(coupon.firstDay), last: day(coupon.lastDay) });
}
