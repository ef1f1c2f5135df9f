import type { GoodsDetail, ServiceDetail } from '@yunyou/contract';
import { productHero } from '@yunyou/ui/features/goods';
import type { PageMetadata } from './metadata';

const FEN_PER_YUAN = 100;

/** Title, picture and structured data of goods and services. */
export function productMetadata(product: GoodsDetail | ServiceDetail): PageMetadata {
  const { name, subtitle, album, thumb, shop, reviews, skus, onSale } = product;
  const [picture = thumb] = album;
  const prices = skus
    .filter(({ enabled }) => enabled)
    .map(({ promoFen, priceFen }) => (promoFen ?? priceFen) / FEN_PER_YUAN);
  const isLeft = skus.some(({ enabled, left }) => enabled && left !== 0);
  return {
    title: name,
    description: subtitle || shop.shopName,
    picture,
    hero: productHero(product),
    structuredData: {
      '@type': 'Product',
      name,
      description: subtitle,
      image: album.flatMap(({ sources }) => sources.slice(-1).map(({ url }) => url)),
      brand: { '@type': 'Brand', name: shop.shopName },
      ...(reviews.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.average,
          ratingCount: reviews.count,
          bestRating: 5,
        },
      }),
      ...(onSale &&
        prices.length > 0 && {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'CNY',
            lowPrice: Math.min(...prices).toFixed(2),
            highPrice: Math.max(...prices).toFixed(2),
            offerCount: prices.length,
            availability: `https://schema.org/${isLeft ? 'InStock' : 'OutOfStock'}`,
          },
        }),
    },
  };
}
