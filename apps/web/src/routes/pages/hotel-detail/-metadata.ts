import { hotelHero } from '@yunyou/ui/features/hotel';
import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './hotel-detail';

/** So many offers are told to search engines. */
const OFFERS = 10;

export const metadata: MetadataOf<typeof Route> = ({ hotel, given }) => ({
  title: hotel.name,
  description: hotel.dialogs.highlights || `${hotel.category} · ${hotel.address}`,
  picture: hotel.picture,
  hero: hotelHero(hotel),
  structuredData: {
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.dialogs.highlights,
    image: hotel.picture.sources.map(({ url }) => url),
    address: hotel.address,
    telephone: hotel.phone,
    checkinTime: hotel.checkInFrom,
    checkoutTime: hotel.checkOutUntil,
    amenityFeature: hotel.facilities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    ...(hotel.star > 0 && { starRating: { '@type': 'Rating', ratingValue: hotel.star } }),
    ...(hotel.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: hotel.rating,
        ratingCount: hotel.ratingCount,
        bestRating: 5,
      },
    }),
    ...(hotel.onSale && given && { makesOffer: offersOf(given) }),
  },
});

/** The rates of the rooms for the nights that the page shows. */
const offersOf = ({ stay, rooms }: NonNullable<(typeof Route)['types']['loaderData']['given']>) =>
  rooms.rooms
    .flatMap((room) =>
      room.hotelRatesVoList
        .filter(({ totalFen, unavailable }) => totalFen !== null && unavailable === null)
        .map((rate) => ({
          '@type': 'Offer',
          name: `${room.hotelRoomName} ${rate.name}`,
          itemOffered: { '@type': 'HotelRoom', name: room.hotelRoomName, bed: room.bedType },
          priceCurrency: 'CNY',
          price: ((rate.totalFen ?? 0) / 100).toFixed(2),
          availability: 'https://schema.org/InStock',
          availabilityStarts: stay.startDate,
          availabilityEnds: stay.endDate,
        })),
    )
    .slice(0, OFFERS);
