import type { Stay } from '@yunyou/sdk';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../components/card';
import { KeywordBar } from '../../../components/search-bar';
import { Sticky } from '../../../components/sticky';
import { useMediaQuery } from '../../../hooks/use-media-query';
import {
  AppPage,
  PageBody,
  useCityName,
  useLazyBlock,
  useLazySheet,
  useResource,
  useSdk,
} from '../../../shell';
import { useTexts } from '../../../texts';
import { StayBar } from '../stay-bar';
import { StayMoved } from '../stay-tips';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { FoundHotels } from './FoundHotels';
import { chosenFilters } from './filter-words';
import styles from './HotelResults.module.css';
import { type FilterPart, type HotelFilterValues, hotelQueryOf, noHotelFilters } from './hotel-filters';
import { useHotelPages } from './use-hotel-pages';

export interface HotelResultsProps {
  /** Nights and guests. */
  stay: Stay;
  /** Called with another stay. */
  onStayChange: (stay: Stay) => void;
  /** The stay's days were over, and it was moved. Default false. */
  moved?: boolean;
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

/** Hotels with the price of exactly these nights: filters behind presses on a phone, beside the list on a desktop. */
export function HotelResults(props: HotelResultsProps) {
  const { stay, onStayChange, moved = false, filters, onFiltersChange, city, hrefOf } = props;
  const { catalogue, navigation, location } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  const [part, setPart] = useState<FilterPart>('more');
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const HotelMap = useLazyBlock(loadMap, isDesktop);
  const { cityName, sort, place } = filters;
  const isOwnCity = cityName === location.cityName();
  const cityNameOf = useCityName();
  const shownCity = isOwnCity ? undefined : cityNameOf(cityName) || t('hotel.search.anyCity');
  const options = useResource(
    () => catalogue.hotelOptions(cityName),
    [catalogue, cityName],
    catalogue.hotelOptions.peek(cityName),
  ).value;
  const pages = useHotelPages(hotelQueryOf(filters, stay));
  const { hotels, first, status } = pages;
  return (
    <AppPage
      lead={
        <Card title={t('hotel.filter.title')} className={styles.beside}>
          <FilterFields filters={filters} onFiltersChange={onFiltersChange} options={options} />
        </Card>
      }
      // Its place is there before its code, so that the list beside it does not jump.
      aside={
        (hotels.length > 0 || status === 'loading') && (
          <div className={styles.map}>
            {HotelMap && hotels.length > 0 && (
              <HotelMap hotels={hotels} onHotel={(id) => navigation.navigate(hrefOf(id, stay))} />
            )}
          </div>
        )
      }
    >
      <PageBody>
        <div className={styles.search}>
          {city && <div className={styles.city}>{city(shownCity)}</div>}
          <KeywordBar
            keyword={filters.keyword}
            onSearch={(keyword) => onFiltersChange({ ...filters, keyword })}
            placeholder={t('hotel.search.word')}
          />
        </div>
        {moved && <StayMoved />}
        <StayBar stay={stay} onStayChange={onStayChange} />
        <Sticky className={styles.sticky}>
          <FilterBar
            filters={filters}
            onFiltersChange={onFiltersChange}
            onFilters={(wanted) => {
              setPart(wanted);
              setOpen(true);
            }}
          />
        </Sticky>
        <FilterChips
          chosen={chosenFilters(texts, filters, options)}
          onRemove={({ without }) => onFiltersChange(without)}
          onClear={() => onFiltersChange({ ...noHotelFilters(cityName), place, sort })}
        />
        <p role="status" className={styles.count}>
          {first && t('hotel.filter.count', { count: first.total })}
        </p>
        <FoundHotels
          pages={pages}
          stay={stay}
          filters={filters}
          onFiltersChange={onFiltersChange}
          hrefOf={hrefOf}
        />
        {Sheet && (
          <Sheet
            open={open}
            onOpenChange={setOpen}
            part={part}
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
