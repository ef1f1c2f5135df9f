import type { CouponOffer, MemberCoupon } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { DescriptionItem } from '../../../components/description-list';
import { conditionText, couponValue, thresholdText } from '../coupon-card';

/** A coupon as anybody sees it, or a member's own. */
export type AnyCoupon = CouponOffer | MemberCoupon;

/** The terms of a coupon in words. */
export function couponFacts(texts: Texts, coupon: AnyCoupon, days: string): DescriptionItem[] {
  const { t } = texts;
  const perMember = 'perMember' in coupon ? coupon.perMember : undefined;
  const isFreight = coupon.couponKind === 'freight';
  const condition = [...new Set([thresholdText(texts, coupon), conditionText(texts, coupon)])];
  const facts: [string, string | false][] = [
    [t('coupon.detail.value'), couponValue(texts, coupon)],
    [t('coupon.detail.threshold'), condition.join(t('components.listSeparator'))],
    [t('coupon.detail.scope'), coupon.scopeText],
    [t('coupon.detail.giver'), coupon.shopName || t('coupon.platform')],
    [t('coupon.detail.days'), days],
    [
      t('coupon.detail.perMember'),
      perMember !== undefined && t('coupon.detail.perMemberCount', { count: perMember }),
    ],
    [
      t('coupon.detail.combines'),
      [
        t(isFreight ? 'coupon.detail.oneFreight' : 'coupon.detail.oneOfOrder'),
        t('coupon.detail.activityPrice', { good: coupon.withActivityPrice ? 'yes' : 'no' }),
        t('coupon.detail.noChange'),
      ].join('\n'),
    ],
  ];
  return facts.flatMap(([name, words]) => (words ? [{ name, words }] : []));
}
