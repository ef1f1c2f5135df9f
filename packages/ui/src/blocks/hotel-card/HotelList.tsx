import type { HotelSummary } from '@yunyou/contract';
import { CardGrid, MediaCardPending } from '../../components/media-card';
import { Empty } from '../../components/state';
import { useTexts } from '../../texts';
import { ResourceView, type ResourceViewProps } from '../resource-view';
import { HotelCard } from './HotelCard';

export interface HotelListProps {
  /** The hotels, as `useResource` gives them. */
  hotels: ResourceViewProps<readonly HotelSummary[]>['resource'];
  /** Address of a hotel. */
  hrefOf: (id: string) => string;
}

/** Hotels in all their states. */
export function HotelList({ hotels, hrefOf }: HotelListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={hotels}
      pending={
        <CardGrid>
          {[1, 2, 3].map((place) => (
            <MediaCardPending key={place} />
          ))}
        </CardGrid>
      }
      empty={<Empty title={t('market.hotel.empty')} description={t('market.hotel.emptyHint')} />}
    >
      {(found) => (
        <CardGrid>
          {found.map((hotel) => (
            <HotelCard key={hotel.id} hotel={hotel} href={hrefOf(hotel.id)} />
          ))}
        </CardGrid>
      )}
    </ResourceView>
  );
}
