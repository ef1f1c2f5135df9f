import { activityHero } from '@yunyou/ui/features/activity';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './discount-activity';

export const metadata: MetadataOf<typeof Route> = (activity) => ({
  title: activity.name,
  picture: activity.picture,
  hero: activityHero(activity),
});
