import type { AnyRouter, RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router';
import type { Locale, Picture } from '@yunyou/contract';
import { homeHero, type ShownPicture, spotHero, spotProfileHero } from '@yunyou/ui';

/** What a page says of itself to those who link to it. */
export interface PageWords {
  /** Empty for the app's name alone. Default: the title of the route table. */
  title?: string;
  /** Default: what the operator configured for sharing. */
  description?: string;
  /** Shown with the page's link. Default: the operator's share picture. */
  picture?: Picture;
  /** The first picture on the page, which is fetched ahead. */
  hero?: ShownPicture | undefined;
  /** Structured data (schema.org), without context and address. */
  facts?: Record<string, unknown>;
}

type Tree = RegisteredRouter['routeTree'];
type DataOf<Id extends RouteIds<Tree>> = RouteById<Tree, Id>['types']['loaderData'];
type WordsByRoute = { [Id in RouteIds<Tree>]?: (data: DataOf<Id>, locale: Locale) => PageWords };

const pages: WordsByRoute = {
  '/': ({ layout }) => ({ title: '', hero: homeHero(layout.components) }),
  '/views/index/index': ({ layout }) => ({ title: '', hero: homeHero(layout.components) }),
  '/pages/scenic-spot-detail/scenic-spot-detail': ({ spot }) => ({
    title: spot.name,
    description: spot.subtitle,
    picture: spot.picture,
    hero: spotHero(spot),
    facts: {
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
  }),
  '/pages/scenid-spot-profile/scenid-spot-profile': (profile) => ({
    title: profile.name,
    hero: spotProfileHero(profile),
  }),
  '/pages/ticket-detail/ticket-detail': (ticket) => ({
    title: `${ticket.spotName} ${ticket.name}`,
    description: ticket.description,
    picture: ticket.picture,
    facts: {
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
  }),
  '/pages/notice/notice': ({ notice }, locale) => (notice ? { title: notice.title[locale] } : {}),
};

/** The words of the page the router shows; none of its own while its data is missing. */
export function wordsOf(router: AnyRouter, locale: Locale): PageWords {
  const match = router.state.matches.at(-1);
  if (match?.status !== 'success') return {};
  const words = (pages as Record<string, ((data: unknown, locale: Locale) => PageWords) | undefined>)[
    match.routeId
  ];
  return words?.(match.loaderData, locale) ?? {};
}
