import type { MemberCoupon } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { CouponCard } from './CouponCard';
import { memberDays } from './coupon-words';

export interface MemberCouponCardProps {
  /** The member's coupon. */
  coupon: MemberCoupon;
  /** Today by the server's clock, `YYYY-MM-DD`. */
  today: string;
  /** Where all its terms stand. Default nowhere. */
  href?: string;
  /** Where it can be used. */
  useHref: string;
  /** The order that holds it or used it. Default: no way there. */
  orderHref?: string;
}

/** A member's coupon: usable ones lead to what they are good for, held ones to their order. */
export function MemberCouponCard({ coupon, today, href, useHref, orderHref }: MemberCouponCardProps) {
  const texts = useTexts();
  const { t, day } = texts;
  const { name, status } = coupon;
  const isNotYet = status === 'usable' && coupon.firstDay > today;
  const link =
    status === 'usable' && !isNotYet
      ? { href: useHref, label: t('coupon.use'), named: t('coupon.useNamed', { name }) }
      : orderHref !== undefined && (status === 'reserved' || status === 'used')
        ? { href: orderHref, label: t('coupon.mine.order'), named: t('coupon.mine.orderOf', { name }) }
        : undefined;
  return (
    <CouponCard
      coupon={coupon}
      href={href}
      over={status === 'used' || status === 'expired'}
      days={memberDays(texts, coupon, today)}
      action={
        link ? (
          <ButtonLink href={link.href} size="small" variant="outline" aria-label={link.named}>
            {link.label}
          </ButtonLink>
        ) : (
          <Tag>
            {isNotYet
              ? t('coupon.notYet', { day: day(coupon.firstDay) })
              : t('coupon.mine.status', { status })}
          </Tag>
        )
      }
    />
  );
}
