import type { GoodsSummary } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { CardGrid } from '../../../components/media-card';
import { RichText } from '../../../components/rich-text';
import { Section } from '../../../components/section';
import { Stack } from '../../../components/stack';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ReviewItem } from '../../review/review-list';
import { ShopCard } from '../../shop/shop-card';
import { GoodsCard } from '../goods-card';
import type { ProductInfo } from './product-info';

export interface ProductLowerProps {
  /** The product that is shown. */
  product: ProductInfo;
  /** Where it leads. */
  hrefs: { reviews: string; shop: string; goods: (goods: GoodsSummary) => string };
}

/** What others say, who sells it, what there is to read and what else there is. */
export function ProductLower({ product, hrefs }: ProductLowerProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const { reviews, shop, detail, recommended } = product;
  return (
    <>
      {reviews.count > 0 && (
        <Section
          title={`${t('goods.detail.reviews')} ${reviews.count}`}
          more={{
            href: hrefs.reviews,
            label: t('goods.detail.reviewsMore', { percent: reviews.goodPercent }),
          }}
        >
          <Stack gap={3}>
            {reviews.first.map((review) => (
              <Card key={review.id}>
                <ReviewItem review={review} now={clock.now} />
              </Card>
            ))}
          </Stack>
        </Section>
      )}
      <ShopCard shop={shop} href={hrefs.shop} />
      {detail && (
        <Section title={t('goods.detail.about')}>
          <Card>
            <RichText html={detail} />
          </Card>
        </Section>
      )}
      {recommended.length > 0 && (
        <Section title={t('goods.detail.recommended')}>
          <CardGrid look="tiles">
            {recommended.map((goods) => (
              <GoodsCard key={goods.id} goods={goods} href={hrefs.goods(goods)} room="side" />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
