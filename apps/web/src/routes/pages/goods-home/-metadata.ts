import { goodsHomeHero } from '@yunyou/ui/features/goods';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './goods-home';

export const metadata: MetadataOf<typeof Route> = (home) => ({
  hero: goodsHomeHero(home),
});
