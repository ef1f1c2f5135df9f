import type { Stay } from '@yunyou/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { Card } from '../../../components/card';
import { SearchBar } from '../../../components/search-bar';
import { Sticky } from '../../../components/sticky';
import { useToast } from '../../../components/toast';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { AppPage, PageBody, useCityName, useLazyBlock, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { StayBar } from '../stay-bar';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { FoundHotels } from './FoundHotels';
import { chosenFilters } from './filter-words';
import styles from './HotelResults.module.css';
import { type HotelFilterValues, hotelQueryOf, noHotelFilters } from './hotel-filters';
import { PlaceSheet } from './PlaceSheet';
import { useHotelPages } from './use-hotel-pages';

export interface HotelResultsProps {
  /** Nights and guests. */
  stay: Stay;
  /** Called with another stay. */
  onStayChange: (stay: Stay) => void;
  /** What is looked for, as it stands in the page's address. */
  filters: HotelFilterValues;
  /** Called with what is looked for from here on. */
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** The choice of a city. `shown`: what stands there where it is not the visitor's city. Default none. */
  city?: (shown: string | undefined) => ReactNode;
  /** Address of a hotel for a stay. */
  hrefOf: (id: string, stay: Stay) => string;
}

const loadSheet = () => import('./FilterSheet.lazy');
const loadMap = () => import('./HotelMap.lazy');

/** Hotels with the price of exactly these nights: filters behind a press on a phone, beside the list on a desktop. */
export function HotelResults({
  stay,
  onStayChange,
  filters,
  onFiltersChange,
  city,
  hrefOf,
}: HotelResultsProps) {
  const { catalogue, places, navigation, location } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  const [filtering, setFiltering] = useState(false);
  const [placing, setPlacing] = useState(false);
  const [typed, setTyped] = useState({ keyword: filters.keyword, text: filters.keyword });
  // The address changed by itself, back or by a link: the field follows.
  if (typed.keyword !== filters.keyword) setTyped({ keyword: filters.keyword, text: filters.keyword });
  const Sheet = useLazyBlock(loadSheet, filtering, () => {
    setFiltering(false);
    show(t('app.networkFailed'), { kind: 'error' });
  });
  // Back from the page to choose a place, with what was chosen there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is there once, when the page appears
  useEffect(() => {
    const found = places.take();
    if (!found) return;
    const { latitude: lat, longitude: lng, name } = found;
    onFiltersChange({ ...filters, cityName: '', place: { lat, lng, name }, sort: 'distance' });
  }, [places]);
  const HotelMap = useLazyBlock(loadMap, isDesktop);
  const { cityName } = filters;
  const isOwnCity = cityName === location.cityName();
  const cityNameOf = useCityName();
  const shownCity = isOwnCity ? undefined : cityNameOf(cityName) || t('hotel.search.anyCity');
  const options = useResource(
    () => catalogue.hotelOptions(cityName),
    [catalogue, cityName],
    catalogue.hotelOptions.peek(cityName),
  ).value;
  const pages = useHotelPages(hotelQueryOf(filters, stay));
  const chosen = chosenFilters(texts, filters, options);
  const { sort, place } = filters;
  const fields = <FilterFields filters={filters} onFiltersChange={onFiltersChange} options={options} />;
  return (
    <AppPage
      lead={isDesktop && <Card title={t('hotel.filter.title')}>{fields}</Card>}
      aside={
        HotelMap &&
        pages.hotels.length > 0 && (
          <HotelMap hotels={pages.hotels} onHotel={(id) => navigation.navigate(hrefOf(id, stay))} />
        )
      }
    >
      <PageBody>
        <div className={styles.search}>
          {city && <div className={styles.city}>{city(shownCity)}</div>}
          <SearchBar
            value={typed.text}
            onValueChange={(text) => {
              setTyped({ ...typed, text });
              if (text === '' && filters.keyword !== '') onFiltersChange({ ...filters, keyword: '' });
            }}
            onSearch={(keyword) => onFiltersChange({ ...filters, keyword })}
            placeholder={t('hotel.search.word')}
          />
        </div>
        <StayBar stay={stay} onStayChange={onStayChange} />
        <Sticky className={styles.sticky}>
          <FilterBar
            filters={filters}
            onFiltersChange={onFiltersChange}
            onPlace={() => setPlacing(true)}
            onFilters={() => setFiltering(true)}
          />
        </Sticky>
        <FilterChips
          chosen={chosen}
          onRemove={({ without }) => onFiltersChange(without)}
          onClear={() => onFiltersChange({ ...noHotelFilters(cityName), place, sort })}
        />
        <p role="status" className={styles.count}>
          {pages.first && t('hotel.filter.count', { count: pages.first.total })}
        </p>
        <FoundHotels
          pages={pages}
          stay={stay}
          filters={filters}
          onFiltersChange={onFiltersChange}
          hrefOf={hrefOf}
        />
        <PlaceSheet
          open={placing}
          onOpenChange={setPlacing}
          filters={filters}
          onFiltersChange={onFiltersChange}
        />
        {Sheet && (
          <Sheet
            open={filtering}
            onOpenChange={setFiltering}
            filters={filters}
            onFiltersChange={onFiltersChange}
            options={options}
            stay={stay}
          />
        )}
      </PageBody>
    </AppPage>
  );
}
