import { type ActivityOffer, timeStatus } from '@yunyou/contract';
import { useReducer } from 'react';
import { Countdown } from '../../../components/countdown';
import { MediaCard } from '../../../components/media-card';
import { shownSizes } from '../../../components/picture';
import { Section } from '../../../components/section';
import { Tag } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ruleText } from '../../activity/activity-rule';
import { activityStatus } from '../../activity/activity-time';
import styles from './SpecialParts.module.css';

export interface ActivityStripProps {
  title: string;
  activities: readonly ActivityOffer[];
  hrefOf: (activity: ActivityOffer) => string;
}

/** What is on or soon will be, in one line. */
export function ActivityStrip({ title, activities, hrefOf }: ActivityStripProps) {
  return (
    <Section title={title}>
      <ul className={styles.strip} data-of="places">
        {activities.map((activity) => (
          <li key={activity.activeId}>
            <ActivityTile activity={activity} href={hrefOf(activity)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Its column of the strip without the hairlines. */
const SIZES = shownSizes({ column: '278px', desktop: '278px' });
/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

/** An activity: of which kind, what it does to prices, how long until it starts or ends by the server's clock. */
function ActivityTile({ activity, href }: { activity: ActivityOffer; href: string }) {
  const { clock } = useSdk();
  const texts = useTexts();
  const { t, instant } = texts;
  // The countdown says when a phase is over; what is shown follows from the clock.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const nowMs = clock.now();
  const status = activityStatus(activity, nowMs);
  const isAhead = status === timeStatus.notStarted;
  const atMs = isAhead ? activity.startsAtMs : activity.endsAtMs;
  const time =
    atMs - nowMs > DAY_MS ? (
      t(isAhead ? 'activity.startsOn' : 'activity.endsOn', { time: instant(atMs) })
    ) : (
      <>
        {t(isAhead ? 'activity.startsIn' : 'activity.endsIn')}{' '}
        <Countdown key={status} endsAtMs={atMs} now={clock.now} onEnd={renderAgain} />
      </>
    );
  return (
    <MediaCard
      href={href}
      layout="wide"
      sizes={SIZES}
      picture={activity.picture}
      muted={status === timeStatus.ended}
      title={activity.name}
      subtitle={ruleText(texts, activity.rule)}
      badge={
        <Tag look="seal" tone="danger">
          {t('activity.type', { type: String(activity.activeType) })}
        </Tag>
      }
      note={status === timeStatus.ended ? t('activity.ended') : time}
    />
  );
}
