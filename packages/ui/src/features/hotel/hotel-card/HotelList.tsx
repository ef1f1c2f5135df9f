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
      pending={<HotelListPending count={3} />}
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

export interface HotelListPendingProps {
  /** How many places there are. Default 12. */
  count?: number;
}

/** The places of hotels that are on their way. Default enough to fill any first screen. */
export function HotelListPending({ count = 12 }: HotelListPendingProps) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its place
        <MediaCardPending key={place} />
      ))}
    </CardGrid>
  );
}
