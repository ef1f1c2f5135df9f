import type { HotelOptions } from '@yunyou/sdk';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts';
import { ChoiceChips } from './ChoiceChips';
import styles from './FilterFields.module.css';
import { type FilterPart, type HotelFilterValues, hotelFlags } from './hotel-filters';
import { PriceRange } from './PriceRange';

export interface FilterFieldsProps {
  filters: HotelFilterValues;
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** Options that have hotels; undefined while nobody knows. */
  options: HotelOptions | undefined;
  /** Only a part of them. Default all. */
  part?: FilterPart;
}

const toggled = <Item,>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

/** A list of options that belong to one filter. */
type ListFilter = 'star' | 'category' | 'facility';

/** What hotels can be filtered by: in sheets on a phone, beside the list on a desktop. */
export function FilterFields({ filters, onFiltersChange, options, part }: FilterFieldsProps) {
  const { t } = useTexts();
  const group = (title: string, content: ReactNode) => (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      {content}
    </fieldset>
  );
  const list = <Id extends string | number>(
    title: string,
    filter: ListFilter,
    offered: readonly { id: Id; name: string; count?: number }[] | undefined,
    chosen: readonly Id[],
  ) =>
    offered &&
    offered.length > 0 &&
    group(
      title,
      <ChoiceChips
        options={offered}
        chosen={chosen}
        onToggle={(id) => onFiltersChange({ ...filters, [filter]: toggled(chosen, id) })}
      />,
    );
  return (
    <div className={styles.root}>
      {part !== 'more' && (
        <>
          {group(
            t('hotel.filter.price'),
            <PriceRange
              min={filters.priceMinFen}
              max={filters.priceMaxFen}
              onChange={(priceMinFen, priceMaxFen) =>
                onFiltersChange({ ...filters, priceMinFen, priceMaxFen })
              }
            />,
          )}
          {list(t('hotel.filter.stars'), 'star', options?.stars, filters.star)}
        </>
      )}
      {part !== 'price' && (
        <>
          {list(t('hotel.filter.categories'), 'category', options?.categories, filters.category)}
          {group(
            t('hotel.filter.offers'),
            <ChoiceChips
              options={hotelFlags.map((flag) => ({ id: flag, name: t('hotel.filter.flag', { flag }) }))}
              chosen={hotelFlags.filter((flag) => filters[flag])}
              onToggle={(flag) => onFiltersChange({ ...filters, [flag]: !filters[flag] })}
            />,
          )}
          {list(t('hotel.filter.facilities'), 'facility', options?.facilities, filters.facility)}
        </>
      )}
    </div>
  );
}
