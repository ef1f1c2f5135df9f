import type { ActivitySummary } from '@yunyou/contract';
import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityCard } from './ActivityCard';

export interface ActivityListProps {
  /** The activities, as `useResource` gives them. */
  activities: ResourceViewProps<readonly ActivitySummary[]>['resource'];
  /** Address of one of them. */
  hrefOf: (activity: ActivitySummary) => string;
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
}

/** Activities in all their states. */
export function ActivityList({ activities, hrefOf, now }: ActivityListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={activities}
      pending={
        <CardGrid look="wide">
          {[1, 2].map((place) => (
            <MediaCardPending key={place} layout="wide" />
          ))}
        </CardGrid>
      }
      empty={<Empty title={t('marketing.activity.empty')} description={t('marketing.activity.emptyHint')} />}
    >
      {(found) => (
        <CardGrid look="wide">
          {found.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} href={hrefOf(activity)} now={now} />
          ))}
        </CardGrid>
      )}
    </ResourceView>
  );
}
