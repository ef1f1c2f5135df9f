import { spotHero } from '@yunyou/ui/features/scenic-spot';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './scenic-spot-detail';

export const metadata: MetadataOf<typeof Route> = ({ spot }) => ({
  title: spot.name,
  description: spot.subtitle,
  picture: spot.picture,
  hero: spotHero(spot),
  structuredData: {
    '@type': 'TouristAttraction',
    name: spot.name,
    description: spot.intro,
    image: spot.picture.sources.map(({ url }) => url),
    address: spot.address,
    telephone: spot.phone,
    ...(spot.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: spot.rating,
        ratingCount: spot.ratingCount,
        bestRating: 5,
      },
    }),
  },
});
