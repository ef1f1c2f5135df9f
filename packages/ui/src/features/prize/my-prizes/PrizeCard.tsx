import type { PrizeOfMine } from '@yunyou/contract';
import { shanghaiTime } from '@yunyou/sdk';
import { Button, ButtonLink } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { MediaCard } from '../../../components/media-card';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './MyPrizes.module.css';
import type { PrizeListProps } from './PrizeList';
import { canBeSent, daysLeft } from './prize-standing';

export interface PrizeCardProps extends Pick<PrizeListProps, 'nowMs' | 'onOpen' | 'hrefs'> {
  /** The prize. */
  prize: PrizeOfMine;
  /** It is ticked. */
  isPicked: boolean;
  /** It cannot be ticked beside what is ticked. */
  isClosed: boolean;
  /** Called when it is ticked, or not any more. */
  onPick: (on: boolean) => void;
}

const tones: Record<PrizeOfMine['state'], TagProps['tone']> = {
  toClaim: 'warning',
  claimed: 'success',
  issued: 'success',
  expired: 'neutral',
};

/** One prize: what it is, where it is from, until when it is to be claimed, and what can be done. */
export function PrizeCard({ prize, nowMs, isPicked, isClosed, onPick, onOpen, hrefs }: PrizeCardProps) {
  const { t, money } = useTexts();
  const { name, picture, valueFen, activityName, state, shop, orderStatus } = prize;
  const { orderId, memberCouponId, prizeOfMineId } = prize;
  return (
    <div className={styles.prize}>
      <MediaCard
        picture={picture}
        title={name}
        subtitle={activityName && t('prize.from', { name: activityName })}
        muted={state === 'expired'}
        tags={
          <Tag tone={tones[state]}>
            {orderStatus === null
              ? t('prize.state', { state })
              : t('prize.delivery', { status: String(orderStatus) })}
          </Tag>
        }
        note={valueFen > 0 && t('prize.value', { amount: money(valueFen) })}
      >
        {canBeSent(prize) && shop && (
          <span className={styles.quiet}>{t('prize.shop', { name: shop.name })}</span>
        )}
        <ClaimTime prize={prize} nowMs={nowMs} />
      </MediaCard>
      <div className={styles.actions}>
        {canBeSent(prize) && (
          <Checkbox checked={isPicked} disabled={isClosed} onCheckedChange={onPick}>
            {t('prize.choose', { name })}
          </Checkbox>
        )}
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('prize.openNamed', { name })}
          onClick={() => onOpen(prizeOfMineId)}
        >
          {t('prize.open')}
        </Button>
        {orderId !== null && (
          <ButtonLink
            href={hrefs.order(orderId)}
            variant="outline"
            size="small"
            aria-label={t('prize.orderNamed', { name })}
          >
            {t('prize.order')}
          </ButtonLink>
        )}
        {memberCouponId !== null && (
          <ButtonLink
            href={hrefs.coupon(memberCouponId)}
            variant="outline"
            size="small"
            aria-label={t('prize.useNamed', { name })}
          >
            {t('prize.use')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Until when a prize is to be claimed; in red, and in other words, once that is soon. */
function ClaimTime({ prize, nowMs }: Pick<PrizeCardProps, 'prize' | 'nowMs'>) {
  const { t, day } = useTexts();
  const { expiresAtMs } = prize;
  if (!canBeSent(prize)) return null;
  if (expiresAtMs === null) return <span className={styles.quiet}>{t('prize.noEnd')}</span>;
  const days = daysLeft(prize, nowMs);
  return (
    <span className={styles.quiet} data-soon={days !== undefined || undefined}>
      {days === undefined
        ? t('prize.claimBy', { day: day(shanghaiTime(expiresAtMs).day) })
        : t('prize.claimSoon', { days })}
    </span>
  );
}
