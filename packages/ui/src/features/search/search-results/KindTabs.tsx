import { type SearchCensus, type SearchKind, searchKinds } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Tabs } from '../../../components/tabs';
import { useTexts } from '../../../texts';
import styles from './SearchResults.module.css';

export interface KindTabsProps {
  /** How many hits each kind has; undefined while nobody knows. */
  census: SearchCensus | undefined;
  /** The present kind; undefined for all. */
  kind: SearchKind | undefined;
  /** Called with the kind that was chosen; undefined for all. */
  onKindChange: (kind: SearchKind | undefined) => void;
  /** What the present tab shows. */
  children: ReactNode;
}

const ALL = 'all';

/** All kinds and each kind that has hits, with how many; the present one stays in any case. */
export function KindTabs({ census, kind, onKindChange, children }: KindTabsProps) {
  const { t, number } = useTexts();
  const labelOf = (value: SearchKind | typeof ALL) => {
    const words = t('search.kind', { kind: value });
    const found = census?.find((one) => one.kind === value);
    if (!found) return words;
    const count = number(found.count);
    return (
      <span className={styles.tab}>
        {words}{' '}
        <span className={styles.count}>{found.isMinimum ? t('search.countOver', { count }) : count}</span>
      </span>
    );
  };
  const isShown = (value: SearchKind | typeof ALL) =>
    value === ALL || value === kind || census?.find((one) => one.kind === value)?.count !== 0;
  return (
    <Tabs
      className={styles.tabs}
      label={t('search.tabs')}
      items={([ALL, ...searchKinds] as const).filter(isShown).map((value) => ({
        value,
        label: labelOf(value),
      }))}
      value={kind ?? ALL}
      onValueChange={(next) => onKindChange(searchKinds.find((one) => one === next))}
    >
      {children}
    </Tabs>
  );
}
