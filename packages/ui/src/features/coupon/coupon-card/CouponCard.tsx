import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './CouponCard.module.css';
import { type CouponTerms, conditionText, couponValue } from './coupon-words';

export interface CouponCardProps {
  /** What it takes off, and for what. */
  coupon: CouponTerms;
  /** Until when it is good, in words. */
  days: ReactNode;
  /** It can no longer be claimed or used. Default `false`. */
  over?: boolean;
  /** Where all its terms stand; its name leads there. Default nowhere. */
  href?: string;
  /** The one thing to do with it, or where it stands. Default nothing. */
  action?: ReactNode;
  /** A line below the words: how much of it is claimed. Default none. */
  children?: ReactNode;
}

/** Longer values are set smaller. */
const LONG = 6;

/** A coupon: what it is worth, from what amount on, for what, until when, and the one thing to do with it. */
export function CouponCard({ coupon, days, over = false, href, action, children }: CouponCardProps) {
  const texts = useTexts();
  const { name, shopName } = coupon;
  const value = couponValue(texts, coupon);
  return (
    <article
      aria-label={name}
      className={styles.root}
      data-over={over || undefined}
      data-kind={coupon.couponKind}
    >
      <div className={styles.value}>
        <span className={styles.off} data-long={value.length > LONG || undefined}>
          {value}
        </span>
        <span className={styles.from}>{conditionText(texts, coupon)}</span>
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          )}
        </p>
        <span className={styles.scope}>
          {shopName && (
            <>
              <Tag look="outline">{shopName}</Tag>{' '}
            </>
          )}
          {coupon.scopeText}
        </span>
        <span className={styles.days}>{days}</span>
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
