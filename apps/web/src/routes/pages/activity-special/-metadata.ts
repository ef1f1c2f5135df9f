import { specialHero } from '@yunyou/ui/features/special';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './activity-special';

export const metadata: MetadataOf<typeof Route> = (special) => ({
  title: special.title,
  description: special.subtitle,
  picture: special.picture,
  hero: specialHero(special),
});
