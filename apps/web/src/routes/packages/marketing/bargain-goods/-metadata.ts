import { activityHero } from '@yunyou/ui/features/activity';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './bargain-goods';

export const metadata: MetadataOf<typeof Route> = ({ goods }) =>
  goods
    ? { title: goods.product.name, picture: goods.product.picture, hero: activityHero(goods.product) }
    : {};
