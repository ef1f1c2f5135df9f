import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './shop-detail';

export const metadata: MetadataOf<typeof Route> = (shop) => ({
  title: shop.shopName,
  description: shop.intro,
  picture: shop.logo,
});
