import type { SpotSummary } from '@yunyou/contract';
import { Distance, type DistanceProps } from '../../../components/distance';
import { MediaCard } from '../../../components/media-card';
import { Rating } from '../../../components/rating';
import { Tag } from '../../../components/tag';
import { SpotPrice } from './SpotPrice';

export interface SpotRowProps {
  /** The spot. */
  spot: SpotSummary;
  /** Where a tap leads. */
  href: string;
  /** Where its distance is measured from: `you`, or the name of a place. Default: the distance is not shown. */
  from?: DistanceProps['from'];
  /** Its picture is in the first view: it is fetched at once. Default `false`. */
  inFirstView?: boolean;
}

/** A spot as a row of a list: small picture, what it is, from how much. */
export function SpotRow({ spot, href, from, inFirstView }: SpotRowProps) {
  return (
    <MediaCard
      href={href}
      picture={spot.thumb}
      eager={inFirstView}
      title={spot.name}
      subtitle={spot.subtitle}
      tags={spot.tags.slice(0, 3).map((tag) => <Tag key={tag}>{tag}</Tag>)}
      note={
        <>
          <Rating score={spot.rating} count={spot.ratingCount} />
          {from && spot.distanceM !== undefined && <Distance metres={spot.distanceM} from={from} />}
        </>
      }
      price={<SpotPrice fen={spot.fromPriceFen} />}
    />
  );
}
