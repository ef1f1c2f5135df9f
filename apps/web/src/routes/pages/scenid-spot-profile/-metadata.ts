import { spotProfileHero } from '@yunyou/ui/features/scenic-spot';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './scenid-spot-profile';

export const metadata: MetadataOf<typeof Route> = (profile) => ({
  title: profile.name,
  hero: spotProfileHero(profile),
});
