import type { SpotDetail } from '@yunyou/contract';
import { Row } from '../../components/row';
import { Tag } from '../../components/tag';
import { SpotRating } from '../spot-card';
import styles from './SpotView.module.css';

export interface SpotHeaderProps {
  spot: SpotDetail;
}

/** What a spot is, in a few lines. */
export function SpotHeader({ spot }: SpotHeaderProps) {
  return (
    <div className={styles.header}>
      {/* The page's heading says the name; on a phone it lies hidden over the picture. */}
      <p aria-hidden="true" className={styles.name}>
        {spot.name}
      </p>
      <p className={styles.subtitle}>{spot.subtitle}</p>
      <Row>
        <SpotRating spot={spot} />
        {spot.tags.map((tag) => (
          <Tag key={tag} tone="primary">
            {tag}
          </Tag>
        ))}
      </Row>
    </div>
  );
}
