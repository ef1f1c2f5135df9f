import type { HotelSummary } from '@yunyou/contract';
import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
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
      empty={<Empty title={t('hotel.empty')} description={t('hotel.emptyHint')} />}
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
