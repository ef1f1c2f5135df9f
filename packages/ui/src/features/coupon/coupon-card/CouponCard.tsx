import type { CouponSummary } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { Button, ButtonLink } from '../../../components/button';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './CouponCard.module.css';

export interface CouponCardProps {
  /** What it takes off, and until when. */
  coupon: CouponSummary;
  /** Claims it; a promise keeps the button busy. Default: it can't be claimed here. */
  onClaim?: () => unknown;
  /** Where a claimed one can be used. Default: no way there. */
  href?: string;
}

/** What a coupon takes off: an amount, or a share as each language tells it, 9折 and 10% off. */
function offText({ t, money, locale }: Texts, { offFen, offPercent }: CouponSummary): string {
  if (offFen !== null) return money(offFen);
  const percent = offPercent ?? 0;
  return t('coupon.fold', { value: locale === 'zh-Hans' ? (100 - percent) / 10 : percent });
}

/** A coupon: how much it takes off, from what amount on, for what, until when, and the one thing to do with it. */
export function CouponCard({ coupon, onClaim, href }: CouponCardProps) {
  const texts = useTexts();
  const { t, money, day } = texts;
  const { name, status, thresholdFen } = coupon;
  const over = status === 'used' || status === 'expired' || status === 'gone';
  return (
    <article className={styles.root} data-over={over || undefined}>
      <div className={styles.value}>
        <span className={styles.off}>{offText(texts, coupon)}</span>
        <span className={styles.from}>
          {thresholdFen > 0 ? t('coupon.from', { amount: money(thresholdFen) }) : t('coupon.any')}
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.scope}>{coupon.scope}</span>
        <span className={styles.days}>
          {day(coupon.firstDay)}–{day(coupon.lastDay)}
        </span>
      </div>
      <div className={styles.action}>
        {status === 'claimable' && onClaim ? (
          <Button size="small" aria-label={t('coupon.claimNamed', { name })} onClick={onClaim}>
            {t('coupon.claim')}
          </Button>
        ) : status === 'claimed' && href ? (
          <ButtonLink href={href} size="small" variant="outline" aria-label={t('coupon.useNamed', { name })}>
            {t('coupon.use')}
          </ButtonLink>
        ) : (
          <Tag tone={over ? 'neutral' : 'primary'}>{t('coupon.status', { status })}</Tag>
        )}
      </div>
    </article>
  );
}
