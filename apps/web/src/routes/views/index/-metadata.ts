import { homeHero } from '@yunyou/ui/features/home';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './index';

export const metadata: MetadataOf<typeof Route> = ({ layout }) => ({
  title: '',
  hero: homeHero(layout.components),
});
