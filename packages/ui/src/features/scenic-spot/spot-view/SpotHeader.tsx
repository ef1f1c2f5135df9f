import type { SpotDetail } from '@yunyou/contract';
import { PageHeading } from '../../../components/page-heading';
import { Rating } from '../../../components/rating';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';

export interface SpotHeaderProps {
  /** The spot. */
  spot: SpotDetail;
}

/** What a spot is, in a few lines. */
export function SpotHeader({ spot }: SpotHeaderProps) {
  return (
    // The page's heading says the name; on a phone it lies hidden over the picture.
    <PageHeading title={spot.name} repeated lead={spot.subtitle}>
      <Row>
        <Rating score={spot.rating} count={spot.ratingCount} />
        {spot.tags.map((tag) => (
          <Tag key={tag} tone="primary">
            {tag}
          </Tag>
        ))}
      </Row>
    </PageHeading>
  );
}
