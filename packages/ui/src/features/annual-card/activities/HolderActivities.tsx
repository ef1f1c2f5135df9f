import type { CardActivity } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { useTexts } from '../../../texts';
import styles from '../CardFacts.module.css';
import { ActivityRow } from './ActivityRow';

export interface HolderActivitiesProps {
  /** What holders of the card can join. None: nothing is shown. */
  activities: readonly CardActivity[];
  /** By the server's clock. */
  nowMs: number;
}

/** What a card opens: activities for its holders, to be joined once there is a card. */
export function HolderActivities({ activities, nowMs }: HolderActivitiesProps) {
  const { t } = useTexts();
  if (activities.length === 0) return null;
  return (
    <Card title={t('annualCard.activitiesFor')}>
      <ul className={styles.list}>
        {activities.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} nowMs={nowMs} />
        ))}
      </ul>
    </Card>
  );
}
