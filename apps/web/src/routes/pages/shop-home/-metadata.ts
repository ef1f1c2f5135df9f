import { shopHero } from '@yunyou/ui/features/shop';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './shop-home';

export const metadata: MetadataOf<typeof Route> = (shop) => ({
  title: shop.shopName,
  description: shop.intro,
  picture: shop.banner,
  hero: shopHero(shop),
  structuredData: {
    '@type': 'Store',
    name: shop.shopName,
    description: shop.intro,
    image: shop.banner.sources.map(({ url }) => url),
  },
});
