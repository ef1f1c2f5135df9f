import type { Stay } from '@yunyou/sdk';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { SearchBar } from '../../../components/search-bar';
import { ChevronRightIcon, StarIcon } from '../../../icons';
import { useLazySheet, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { DateBar } from '../date-bar';
import { GuestPicker } from '../guest-picker';
import { chosenFilters } from '../hotel-results/filter-words';
import { type HotelFilterValues, withoutPart } from '../hotel-results/hotel-filters';
import { PlaceButton } from '../hotel-results/PlaceButton';
import styles from './StaySearchBar.module.css';

export interface StaySearchBarProps {
  /** Nights and guests. */
  stay: Stay;
  /** Called with another stay. */
  onStayChange: (stay: Stay) => void;
  /** What is looked for so far. */
  filters: HotelFilterValues;
  /** Called with what was chosen. */
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** The choice of a city. Default none. */
  city?: ReactNode;
  /** Called by the button, with the word that stands in the field. */
  onSearch: (filters: HotelFilterValues) => void;
}

const loadSheet = () => import('../hotel-results/FilterSheet.lazy');

/** What a search for hotels begins with: where, which nights, for whom, and what it may cost. */
export function StaySearchBar({
  stay,
  onStayChange,
  filters,
  onFiltersChange,
  city,
  onSearch,
}: StaySearchBarProps) {
  const { catalogue } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const [keyword, setKeyword] = useState(filters.keyword);
  const { Sheet, open: filtering, setOpen: setFiltering } = useLazySheet(loadSheet);
  const { cityName } = filters;
  const options = useResource(
    () => catalogue.hotelOptions(cityName),
    [catalogue, cityName],
    catalogue.hotelOptions.peek(cityName),
  ).value;
  const chosen = chosenFilters(texts, withoutPart({ ...filters, keyword: '' }, 'more'), options).map(
    ({ name }) => name,
  );
  return (
    <Card>
      <div className={styles.root}>
        <div className={styles.where}>
          {city}
          <PlaceButton filters={filters} onFiltersChange={onFiltersChange} />
        </div>
        <SearchBar
          value={keyword}
          onValueChange={setKeyword}
          onSearch={(word) => onSearch({ ...filters, keyword: word })}
          placeholder={t('hotel.search.word')}
          // Kept with the rest before a person goes to choose a place.
          inputProps={{
            onBlur: () => keyword !== filters.keyword && onFiltersChange({ ...filters, keyword }),
          }}
        />
        <DateBar value={stay} onValueChange={(days) => onStayChange({ ...stay, ...days })} />
        <GuestPicker value={stay} onValueChange={(party) => onStayChange({ ...stay, ...party })} />
        <button
          type="button"
          className={styles.more}
          aria-haspopup="dialog"
          onClick={() => setFiltering(true)}
        >
          <StarIcon size={20} />
          <span className={styles.name}>{t('hotel.search.more')}</span>
          <span className={styles.value}>
            {chosen.length > 0 ? chosen.join(t('components.listSeparator')) : t('hotel.search.moreNone')}
          </span>
          <ChevronRightIcon size={16} />
        </button>
        <Button size="large" block onClick={() => onSearch({ ...filters, keyword })}>
          {t('hotel.search.submit')}
        </Button>
      </div>
      {Sheet && (
        <Sheet
          open={filtering}
          onOpenChange={setFiltering}
          filters={filters}
          onFiltersChange={onFiltersChange}
          options={options}
          part="price"
          stay={stay}
        />
      )}
    </Card>
  );
}
