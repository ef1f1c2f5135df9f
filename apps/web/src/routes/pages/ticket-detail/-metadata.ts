import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './ticket-detail';

export const metadata: MetadataOf<typeof Route> = ({ ticket }) => ({
  title: `${ticket.spotName} ${ticket.name}`,
  description: ticket.description,
  picture: ticket.picture,
  structuredData: {
    '@type': 'Product',
    name: `${ticket.spotName} ${ticket.name}`,
    description: ticket.description,
    image: ticket.picture.sources.map(({ url }) => url),
    ...(ticket.fromPriceFen !== null && {
      offers: {
        '@type': 'Offer',
        priceCurrency: 'CNY',
        price: (ticket.fromPriceFen / 100).toFixed(2),
        availability: 'https://schema.org/InStock',
      },
    }),
  },
});
