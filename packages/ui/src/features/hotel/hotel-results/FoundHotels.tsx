import { addDays, isApiError, nightsBetween, type Stay } from '@yunyou/sdk';
import { Button } from '../../../components/button';
import { Distance } from '../../../components/distance';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { Row } from '../../../components/row';
import { Empty, ErrorState, NoNetwork } from '../../../components/state';
import { errorText, useCityName } from '../../../shell';
import { useTexts } from '../../../texts';
import { HotelCard, HotelListPending } from '../hotel-card';
import styles from './HotelResults.module.css';
import { type HotelFilterValues, withoutFilter } from './hotel-filters';
import type { HotelPages } from './use-hotel-pages';

export interface FoundHotelsProps {
  pages: HotelPages & { loadMore: () => Promise<void> };
  stay: Stay;
  filters: HotelFilterValues;
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** Address of a hotel for a stay. */
  hrefOf: (id: string, stay: Stay) => string;
}

/** Rows that fit the first screen of a phone: their pictures are fetched at once. */
const FIRST_ROWS = 3;

/** The hotels that were found, more as the end comes near; nothing found says what could be given up for it. */
export function FoundHotels({ pages, stay, filters, onFiltersChange, hrefOf }: FoundHotelsProps) {
  const { hotels, first, status, error, loadMore } = pages;
  if (hotels.length > 0) {
    const nights = nightsBetween(stay.startDate, stay.endDate);
    const from = filters.place?.name ? { place: filters.place.name } : ('you' as const);
    return (
      <>
        <CardGrid className={styles.list}>
          {hotels.map((hotel, place) => (
            <HotelCard
              key={hotel.id}
              hotel={hotel}
              href={hrefOf(hotel.id, stay)}
              nearHrefOf={(startDate) =>
                hrefOf(hotel.id, { ...stay, startDate, endDate: addDays(startDate, nights) })
              }
              distance={hotel.distanceM !== undefined && <Distance metres={hotel.distanceM} from={from} />}
              eager={place < FIRST_ROWS}
            />
          ))}
        </CardGrid>
        <LoadMore status={status} onLoadMore={() => void loadMore()} />
      </>
    );
  }
  if (status === 'loading') return <HotelListPending />;
  if (status === 'error') {
    if (isApiError(error) && error.kind === 'network') return <NoNetwork onRetry={loadMore} />;
    return <ErrorState description={errorText(error)} onRetry={loadMore} />;
  }
  return <NothingFound first={first} filters={filters} onFiltersChange={onFiltersChange} />;
}

interface NothingFoundProps extends Pick<FoundHotelsProps, 'filters' | 'onFiltersChange'> {
  first: HotelPages['first'];
}

/** Ways on: the filter that keeps most away, or cities that have hotels. */
function NothingFound({ first, filters, onFiltersChange }: NothingFoundProps) {
  const { t } = useTexts();
  const cityNameOf = useCityName();
  const elsewhere = first?.elsewhere ?? [];
  const blockedBy = first?.blockedBy;
  const hasCities = elsewhere.length > 0 && filters.cityName !== '';
  return (
    <Empty
      title={
        hasCities ? t('hotel.empty.elsewhere', { city: cityNameOf(filters.cityName) }) : t('hotel.empty')
      }
      description={hasCities ? undefined : t('hotel.emptyHint')}
      actions={
        <Row>
          {blockedBy && (
            <Button variant="secondary" onClick={() => onFiltersChange(withoutFilter(filters, blockedBy))}>
              {t('hotel.empty.blocked', { name: t('hotel.filter.name', { filter: blockedBy }) })}
            </Button>
          )}
          {elsewhere.map(({ cityName, count }) => (
            <Button
              key={cityName}
              variant="outline"
              onClick={() => onFiltersChange({ ...filters, cityName, place: undefined })}
            >
              {t('hotel.empty.city', { city: cityNameOf(cityName), count })}
            </Button>
          ))}
        </Row>
      }
    />
  );
}
