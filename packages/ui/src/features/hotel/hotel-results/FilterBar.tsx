import { type HotelSort, hotelSorts } from '@yunyou/contract';
import { useState } from 'react';
import { classNames } from '../../../class-names';
import { ActionSheet } from '../../../components/action-sheet';
import { ArrowUpDownIcon, ListFilterIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './HotelResults.module.css';
import { type FilterPart, filterCount, type HotelFilterValues } from './hotel-filters';
import { PlaceButton } from './PlaceButton';

export interface FilterBarProps {
  filters: HotelFilterValues;
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** Opens a sheet of filters. */
  onFilters: (part: FilterPart) => void;
}

/** The order, the place and the filters of a list, each behind a press. */
export function FilterBar({ filters, onFiltersChange, onFilters }: FilterBarProps) {
  const { t } = useTexts();
  const [sorting, setSorting] = useState(false);
  const sorts = hotelSorts.filter((sort) => sort !== 'distance' || filters.place);
  const sheet = (part: FilterPart) => {
    const count = filterCount(filters, part);
    return (
      <button
        type="button"
        className={styles.way}
        aria-haspopup="dialog"
        data-set={count > 0 || undefined}
        data-sheet=""
        onClick={() => onFilters(part)}
      >
        {part === 'more' && <ListFilterIcon size={16} />}
        {t(part === 'price' ? 'hotel.search.more' : 'hotel.filter.title')}
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
    );
  };
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={classNames(styles.way, styles.sort)}
        aria-haspopup="dialog"
        onClick={() => setSorting(true)}
      >
        <ArrowUpDownIcon size={16} />
        {t('hotel.filter.sortBy', { sort: filters.sort })}
      </button>
      <PlaceButton filters={filters} onFiltersChange={onFiltersChange} />
      {sheet('price')}
      {sheet('more')}
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
