import type { HotelDetail } from '@yunyou/contract';
import { Distance } from '../../../components/distance';
import { CardGrid, MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Section } from '../../../components/section';
import { useTexts } from '../../../texts';

export interface NearbySpotsProps {
  spots: HotelDetail['nearbySpots'];
  /** Address of a spot. */
  hrefOf: (id: string) => string;
}

/** Spots around a hotel, the nearest first. */
export function NearbySpots({ spots, hrefOf }: NearbySpotsProps) {
  const { t } = useTexts();
  if (spots.length === 0) return null;
  return (
    <Section title={t('hotel.view.nearby')}>
      <CardGrid>
        {spots.map((spot) => (
          <MediaCard
            key={spot.id}
            href={hrefOf(spot.id)}
            picture={spot.thumb}
            title={spot.name}
            subtitle={<Distance metres={spot.distanceM} />}
            price={spot.fromPriceFen !== null && <Price fen={spot.fromPriceFen} from />}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
