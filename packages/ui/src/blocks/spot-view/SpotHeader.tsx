import type { SpotDetail } from '@yunyou/contract';
import { PageHeading } from '../../components/page-heading';
import { Row } from '../../components/row';
import { Tag } from '../../components/tag';
import { SpotRating } from '../spot-card';

export interface SpotHeaderProps {
  spot: SpotDetail;
}

/** What a spot is, in a few lines. */
export function SpotHeader({ spot }: SpotHeaderProps) {
  return (
    // The page's heading says the name; on a phone it lies hidden over the picture.
    <PageHeading title={spot.name} repeated lead={spot.subtitle}>
      <Row>
        <SpotRating spot={spot} />
        {spot.tags.map((tag) => (
          <Tag key={tag} tone="primary">
            {tag}
          </Tag>
        ))}
      </Row>
    </PageHeading>
  );
}
