import { type ActivitySummary, activityType, timeStatus } from '@yunyou/contract';
import { useReducer } from 'react';
import { Countdown } from '../../../components/countdown';
import { MediaCard, type MediaCardLayout } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Progress } from '../../../components/progress';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './ActivityCard.module.css';
import { timeStatusOf } from './activity-time';

export interface ActivityCardProps {
  /** What is on. */
  activity: ActivitySummary;
  /** Where a tap leads. */
  href: string;
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** Default `wide`. */
  layout?: MediaCardLayout;
}

const tones: Readonly<Record<number, TagProps['tone']>> = {
  [activityType.groupBuy]: 'primary',
  [activityType.bargain]: 'primary',
};

/** An activity: what kind, how long until it starts or ends, how much of it is taken, what it costs meanwhile. */
export function ActivityCard({ activity, href, now, layout = 'wide' }: ActivityCardProps) {
  const { t } = useTexts();
  // The countdown says when a phase is over; what is shown follows from the clock.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const status = timeStatusOf(activity, now());
  const ended = status === timeStatus.ended;
  const percent = activity.soldShare === null ? null : Math.round(activity.soldShare * 100);
  return (
    <MediaCard
      href={href}
      layout={layout}
      picture={activity.picture}
      muted={ended}
      title={activity.name}
      subtitle={activity.subtitle}
      badge={
        <Tag look="seal" tone={tones[activity.activityType] ?? 'danger'}>
          {t('marketing.activity.type', { type: String(activity.activityType) })}
        </Tag>
      }
      note={
        ended ? (
          t('marketing.activity.ended')
        ) : (
          <span className={styles.time}>
            {t(
              status === timeStatus.notStarted ? 'marketing.activity.startsIn' : 'marketing.activity.endsIn',
            )}{' '}
            <Countdown
              key={status}
              endsAtMs={status === timeStatus.notStarted ? activity.startsAtMs : activity.endsAtMs}
              now={now}
              onEnd={renderAgain}
              format="boxes"
            />
          </span>
        )
      }
      price={
        activity.priceFen !== null && (
          <span>
            {activity.activityType === activityType.bargain && (
              <span className={styles.floor}>{t('marketing.activity.floor')} </span>
            )}
            <Price fen={activity.priceFen} originalFen={activity.originalPriceFen ?? undefined} />
          </span>
        )
      }
    >
      {percent !== null && status === timeStatus.ongoing && (
        <span className={styles.sold}>
          <Progress label={t('marketing.activity.sold', { percent })} value={percent / 100} showValue />
        </span>
      )}
    </MediaCard>
  );
}
