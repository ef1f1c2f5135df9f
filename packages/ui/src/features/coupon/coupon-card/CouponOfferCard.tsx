import type { CouponOffer } from '@yunyou/contract';
import type { KnownCoupon } from '@yunyou/sdk';
import { type ReactNode, useReducer } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { Progress } from '../../../components/progress';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { CouponCard } from './CouponCard';
import styles from './CouponCard.module.css';
import { claimStateOf } from './claim-state';
import { offerDays } from './coupon-words';

export interface CouponOfferCardProps {
  /** The coupon as anybody sees it. */
  coupon: CouponOffer;
  /** What the member has of it. Default: nobody asked. */
  known?: KnownCoupon;
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** Claims it; a promise keeps the button busy. Default: it can't be claimed here. */
  onClaim?: () => unknown;
  /** Where it can be used once it is claimed. Default: no way there. */
  useHref?: string;
  /** Where all its terms stand. Default nowhere. */
  href?: string;
  /** Before its time: what asks to be reminded. Default nothing. */
  remind?: ReactNode;
}

/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

/** A coupon to be claimed. Before its time it counts down, and its button opens at 0 by the server's clock. */
export function CouponOfferCard({
  coupon,
  known,
  now,
  onClaim,
  useHref,
  href,
  remind,
}: CouponOfferCardProps) {
  const texts = useTexts();
  const { t, instant } = texts;
  // The countdown says when a coupon opens; what is shown follows from the clock.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { name, claimFromMs, claimedShare } = coupon;
  const nowMs = now();
  const state = claimStateOf(coupon, nowMs);
  const has = (known?.memberCouponIds.length ?? 0) > 0;
  const mayClaim = state === 'open' && (known?.canClaim ?? true);
  const percent = Math.round(claimedShare * 100);

  const claim = onClaim && mayClaim && (
    <Button size="small" aria-label={t('coupon.claimNamed', { name })} onClick={onClaim}>
      {t(has ? 'coupon.claimMore' : 'coupon.claim')}
    </Button>
  );
  const use = has && useHref !== undefined && (
    <ButtonLink href={useHref} size="small" variant="outline" aria-label={t('coupon.useNamed', { name })}>
      {t('coupon.use')}
    </ButtonLink>
  );
  // Claimed and used up or held by an order: there is nothing to do with it here.
  const claimed = known !== undefined && known.claimedCount > 0 && !mayClaim;
  return (
    <CouponCard
      coupon={coupon}
      href={href}
      days={offerDays(texts, coupon)}
      over={!has && (state === 'gone' || state === 'over')}
      action={
        claim || use ? (
          <>
            {claim}
            {use}
          </>
        ) : state === 'notStarted' && remind ? (
          remind
        ) : (
          <Tag tone={state === 'open' ? 'primary' : state === 'notStarted' ? 'warning' : 'neutral'}>
            {claimed ? t('coupon.claimed') : t('coupon.state', { state })}
          </Tag>
        )
      }
    >
      {state === 'notStarted' && (
        <span className={styles.soon}>
          {claimFromMs - nowMs > DAY_MS ? (
            t('coupon.opensAt', { time: instant(claimFromMs) })
          ) : (
            <>
              {t('coupon.opensIn')} <Countdown endsAtMs={claimFromMs} now={now} onEnd={renderAgain} />
            </>
          )}
        </span>
      )}
      {state === 'open' && percent > 0 && (
        <span className={styles.share}>
          <Progress label={t('coupon.share', { percent })} value={claimedShare} />
          <span aria-hidden="true">{t('coupon.share', { percent })}</span>
        </span>
      )}
    </CouponCard>
  );
}
