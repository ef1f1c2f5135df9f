import { type HotelSort, hotelSorts } from '@yunyou/contract';
import { useState } from 'react';
import { ActionSheet } from '../../../components/action-sheet';
import { ArrowUpDownIcon, ListFilterIcon, MapPinIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './HotelResults.module.css';
import { filterCount, type HotelFilterValues } from './hotel-filters';

export interface FilterBarProps {
  filters: HotelFilterValues;
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** Opens the choice of a place. */
  onPlace: () => void;
  /** Opens the sheet of filters. */
  onFilters: () => void;
}

/** The order, the place and the filters of a list, each behind a press. */
export function FilterBar({ filters, onFiltersChange, onPlace, onFilters }: FilterBarProps) {
  const { t } = useTexts();
  const [sorting, setSorting] = useState(false);
  const sorts = hotelSorts.filter((sort) => sort !== 'distance' || filters.place);
  const count = filterCount(filters);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.way} aria-haspopup="dialog" onClick={() => setSorting(true)}>
        <ArrowUpDownIcon size={16} />
        {t('hotel.filter.sortBy', { sort: filters.sort })}
      </button>
      <button
        type="button"
        className={styles.way}
        aria-haspopup="dialog"
        data-set={filters.place !== undefined || undefined}
        onClick={onPlace}
      >
        <MapPinIcon size={16} />
        {filters.place ? filters.place.name || t('hotel.place.near') : t('hotel.filter.place')}
      </button>
      <button
        type="button"
        className={styles.way}
        aria-haspopup="dialog"
        data-set={count > 0 || undefined}
        data-sheet=""
        onClick={onFilters}
      >
        <ListFilterIcon size={16} />
        {t('hotel.filter.title')}
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      <ActionSheet
        open={sorting}
        onOpenChange={setSorting}
        title={t('hotel.filter.sort')}
        items={sorts.map((value) => ({ value, label: t('hotel.filter.sortBy', { sort: value }) }))}
        onSelect={(value) => onFiltersChange({ ...filters, sort: value as HotelSort })}
      />
    </div>
  );
}
