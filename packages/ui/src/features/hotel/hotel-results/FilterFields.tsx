import type { HotelOptions } from '@yunyou/sdk';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts';
import { ChoiceChips } from './ChoiceChips';
import styles from './FilterFields.module.css';
import { type HotelFilterValues, hotelFlags } from './hotel-filters';
import { PriceRange } from './PriceRange';

export interface FilterFieldsProps {
  filters: HotelFilterValues;
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** Options that have hotels; undefined while nobody knows. */
  options: HotelOptions | undefined;
}

const toggled = <Item,>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

/** Everything hotels can be filtered by: in a sheet on a phone, beside the list on a desktop. */
export function FilterFields({ filters, onFiltersChange, options }: FilterFieldsProps) {
  const { t } = useTexts();
  const part = (title: string, content: ReactNode) => (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      {content}
    </fieldset>
  );
  return (
    <div className={styles.root}>
      {part(
        t('hotel.filter.price'),
        <PriceRange
          min={filters.priceMinFen}
          max={filters.priceMaxFen}
          onChange={(priceMinFen, priceMaxFen) => onFiltersChange({ ...filters, priceMinFen, priceMaxFen })}
        />,
      )}
      {options &&
        options.stars.length > 0 &&
        part(
          t('hotel.filter.stars'),
          <ChoiceChips
            options={options.stars}
            chosen={filters.star}
            onToggle={(id) => onFiltersChange({ ...filters, star: toggled(filters.star, id) })}
          />,
        )}
      {options &&
        options.categories.length > 0 &&
        part(
          t('hotel.filter.categories'),
          <ChoiceChips
            options={options.categories}
            chosen={filters.category}
            onToggle={(id) => onFiltersChange({ ...filters, category: toggled(filters.category, id) })}
          />,
        )}
      {part(
        t('hotel.filter.offers'),
        <ChoiceChips
          options={hotelFlags.map((flag) => ({ id: flag, name: t('hotel.filter.flag', { flag }) }))}
          chosen={hotelFlags.filter((flag) => filters[flag])}
          onToggle={(flag) => onFiltersChange({ ...filters, [flag]: !filters[flag] })}
        />,
      )}
      {options &&
        options.facilities.length > 0 &&
        part(
          t('hotel.filter.facilities'),
          <ChoiceChips
            options={options.facilities}
            chosen={filters.facility}
            onToggle={(id) => onFiltersChange({ ...filters, facility: toggled(filters.facility, id) })}
          />,
        )}
    </div>
  );
}
