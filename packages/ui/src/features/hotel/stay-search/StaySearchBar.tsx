import type { Stay } from '@yunyou/sdk';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { SearchBar } from '../../../components/search-bar';
import { useToast } from '../../../components/toast';
import { ChevronRightIcon, StarIcon } from '../../../icons';
import { useLazyBlock, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { DateBar } from '../date-bar';
import { GuestPicker } from '../guest-picker';
import { chosenFilters } from '../hotel-results/filter-words';
import type { HotelFilterValues } from '../hotel-results/hotel-filters';
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
  const { show } = useToast();
  const [keyword, setKeyword] = useState(filters.keyword);
  const [filtering, setFiltering] = useState(false);
  const Sheet = useLazyBlock(loadSheet, filtering, () => {
    setFiltering(false);
    show(t('app.networkFailed'), { kind: 'error' });
  });
  const { cityName } = filters;
  const options = useResource(
    () => catalogue.hotelOptions(cityName),
    [catalogue, cityName],
    catalogue.hotelOptions.peek(cityName),
  ).value;
  const chosen = chosenFilters(texts, { ...filters, keyword: '' }, options).map(({ name }) => name);
  return (
    <Card>
      <div className={styles.root}>
        {city}
        <SearchBar
          value={keyword}
          onValueChange={setKeyword}
          onSearch={(word) => onSearch({ ...filters, keyword: word })}
          placeholder={t('hotel.search.word')}
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
          stay={stay}
        />
      )}
    </Card>
  );
}
