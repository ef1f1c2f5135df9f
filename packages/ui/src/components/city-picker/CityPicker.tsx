import { type ComponentProps, useId, useMemo, useState } from 'react';
import { classNames } from '../../class-names';
import { MapPinIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IndexList } from '../index-list';
import { SearchBar } from '../search-bar';
import { Empty } from '../state';
import { VisuallyHidden } from '../visually-hidden';
import styles from './CityPicker.module.css';
import { type CityOption, citiesFor, cityGroups } from './city-groups';

export type { CityOption };

export interface CityPickerProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** Every city there is. */
  cities: readonly CityOption[];
  /** Popular ones, on top. Default none. */
  hot?: readonly CityOption[];
  /** Where the visitor is, when that is known and among the cities. Default not said. */
  here?: CityOption;
  /** Cities chosen before, the newest first; those that are not among the cities are left out. Default none. */
  recent?: readonly CityOption[];
  /** Name of the present choice. Default none. */
  value?: string;
  /** Called with the city's Chinese name, which is what calls are made with. */
  onSelect: (name: string) => void;
  /** Where group titles and the rail stay while the page scrolls: a CSS length from the top. Default `0px`. */
  top?: string;
}

/** All cities by their letters, with a search, the popular ones and the present one on top. */
export function CityPicker({
  cities,
  hot = [],
  here,
  recent = [],
  value,
  onSelect,
  top = '0px',
  className,
  ...rest
}: CityPickerProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const [query, setQuery] = useState('');
  const nameOf = (city: CityOption) => (locale === 'en' ? city.nameEn : city.name);
  const groups = useMemo(() => cityGroups(cities), [cities]);
  const found = query.trim() === '' ? undefined : citiesFor(query, cities);

  const shown: readonly { index: string; title?: string; cities: readonly CityOption[] }[] = found
    ? [{ index: query, title: t('kit.city.found', { count: found.length }), cities: found }]
    : groups;

  const listed = recent.filter((city) => cities.some((one) => one.name === city.name));
  const chips = (title: string, name: 'here' | 'recent' | 'hot', of: readonly CityOption[]) => (
    <section className={styles.group} aria-labelledby={`${id}-${name}`}>
      <h3 id={`${id}-${name}`} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.chips}>
        {of.map((city) => (
          <li key={city.name}>
            <button
              type="button"
              className={styles.chip}
              aria-current={city.name === value || undefined}
              onClick={() => onSelect(city.name)}
            >
              {name === 'here' && <MapPinIcon size={16} />}
              {nameOf(city)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.search}>
        <SearchBar
          placeholder={t('kit.city.search')}
          value={query}
          onValueChange={setQuery}
          onSearch={() => {
            const first = found?.[0];
            if (first) onSelect(first.name);
          }}
        />
        <VisuallyHidden role="status">{found && t('kit.city.found', { count: found.length })}</VisuallyHidden>
      </div>
      {cities.length === 0 && <Empty />}
      {found?.length === 0 && cities.length > 0 && (
        <Empty title={t('kit.city.none', { query: query.trim() })} description={t('kit.city.noneHint')} />
      )}
      <IndexList
        top={top}
        groups={shown.map((group) => ({
          index: group.index,
          title: group.title,
          items: group.cities.map((city) => ({ value: city.name, label: nameOf(city) })),
        }))}
        value={value}
        onSelect={onSelect}
      >
        {!found && (
          <>
            {here && chips(t('kit.city.here'), 'here', [here])}
            {listed.length > 0 && chips(t('kit.city.recent'), 'recent', listed)}
            {hot.length > 0 && chips(t('kit.city.hot'), 'hot', hot)}
          </>
        )}
      </IndexList>
    </div>
  );
}
