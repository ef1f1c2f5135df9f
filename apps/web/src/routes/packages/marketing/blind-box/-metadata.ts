import { activityHero } from '@yunyou/ui/features/activity';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './blind-box';

export const metadata: MetadataOf<typeof Route> = ({ set }) => ({
  title: set.name,
  description: set.subtitle,
  picture: set.picture,
  hero: activityHero(set),
});
