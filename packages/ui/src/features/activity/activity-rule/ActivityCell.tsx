import { type ActivityOffer, timeStatus } from '@yunyou/contract';
import { Cell } from '../../../components/cell';
import { Tag } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { activityStatus } from '../activity-time';
import styles from './ActivityCell.module.css';
import { ruleText } from './rule-texts';

export interface ActivityCellProps {
  /** The activity. */
  activity: ActivityOffer;
  /** Where all of it stands. */
  href: string;
}

/** An activity in one row: of which kind, and what it does to the price. */
export function ActivityCell({ activity, href }: ActivityCellProps) {
  const texts = useTexts();
  const { clock } = useSdk();
  const isOver = activityStatus(activity, clock.now()) === timeStatus.ended;
  return (
    <Cell
      href={href}
      description={isOver && texts.t('activity.ended')}
      title={
        <span className={styles.line}>
          <Tag tone="danger" look="outline">
            {texts.t('activity.type', { type: String(activity.activeType) })}
          </Tag>
          <span className={styles.words}>{ruleText(texts, activity.rule)}</span>
        </span>
      }
    />
  );
}
