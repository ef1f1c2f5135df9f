import type { ActivityDetail } from '@yunyou/contract';
import { CardGrid, MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';

export interface AddOnListProps {
  addOns: ActivityDetail['addOns'];
  /** The page of a product. */
  hrefOf: (productId: string) => string;
}

/** What may be added to an order at a price of its own. */
export function AddOnList({ addOns, hrefOf }: AddOnListProps) {
  const { t } = useTexts();
  return (
    <CardGrid>
      {addOns.map(({ skuDetailId, productId, name, picture, priceFen, addOnFen, left }) => (
        <MediaCard
          key={skuDetailId}
          href={hrefOf(productId)}
          picture={picture}
          title={name}
          muted={left === 0}
          tags={<Tag tone="danger">{t('activity.addOnPrice')}</Tag>}
          price={<Price fen={addOnFen} originalFen={priceFen} />}
        />
      ))}
    </CardGrid>
  );
}
