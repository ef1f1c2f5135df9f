import { activityHero } from '@yunyou/ui/features/activity';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './group-buying';

export const metadata: MetadataOf<typeof Route> = ({ product }) =>
  product ? { title: product.name, picture: product.picture, hero: activityHero(product) } : {};
