import { useState } from 'react';
import { SearchBar } from '../../../components/search-bar';
import { SegmentedControl } from '../../../components/segmented-control';
import { Tabs } from '../../../components/tabs';
import { useTexts } from '../../../texts';
import styles from './SpotList.module.css';
import { type SpotFilterValues, spotSorts } from './spot-filters';

export interface SpotFiltersProps {
  filters: SpotFilterValues;
  onFiltersChange: (filters: SpotFilterValues) => void;
  themes: readonly { theme: string; label: string }[];
  autoFocus: boolean | undefined;
  /** How many spots match; undefined while nobody knows. */
  count: number | undefined;
}

/** The word, the theme and the order of a list of spots. */
export function SpotFilters({ filters, onFiltersChange, themes, autoFocus, count }: SpotFiltersProps) {
  const { t } = useTexts();
  const { keyword, theme, sort } = filters;
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  // The address changed by itself, back or by a link: the field follows.
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }
  const known = theme === '' || themes.some((one) => one.theme === theme);
  return (
    <>
      <div className={styles.search}>
        <SearchBar
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            if (next === '' && keyword !== '') onFiltersChange({ ...filters, keyword: '' });
          }}
          onSearch={(next) => onFiltersChange({ ...filters, keyword: next })}
          placeholder={t('scenicSpot.list.search')}
          autoFocus={autoFocus}
        />
      </div>
      {(themes.length > 0 || !known) && (
        <Tabs
          className={styles.themes}
          label={t('scenicSpot.list.theme')}
          items={[
            { value: '', label: t('scenicSpot.list.allThemes') },
            ...themes.map((one) => ({ value: one.theme, label: one.label })),
            ...(known ? [] : [{ value: theme, label: theme }]),
          ]}
          value={theme}
          onValueChange={(next) => onFiltersChange({ ...filters, theme: next })}
        />
      )}
      <div className={styles.order}>
        <span role="status" className={styles.count}>
          {count !== undefined && t('scenicSpot.list.count', { count })}
        </span>
        <SegmentedControl
          label={t('scenicSpot.list.sort')}
          items={spotSorts.map((value) => ({ value, label: t('scenicSpot.list.sortBy', { sort: value }) }))}
          value={sort}
          onValueChange={(value) =>
            onFiltersChange({ ...filters, sort: spotSorts.find((one) => one === value) ?? '' })
          }
        />
      </div>
    </>
  );
}
