import { Button } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { Empty, ErrorState } from '../../../components/state';
import { errorText } from '../../../shell';
import { useTexts } from '../../../texts';
import { SpotRow } from '../spot-card';
import { SpotFilters } from './SpotFilters';
import styles from './SpotList.module.css';
import { SpotListSkeleton } from './SpotListSkeleton';
import { type SpotFilterValues, searchOf } from './spot-filters';
import { useSpotPages } from './use-spot-pages';

export interface SpotListProps {
  /** What is looked for, as it stands in the page's address. */
  filters: SpotFilterValues;
  /** Asked to look for something else. */
  onFiltersChange: (filters: SpotFilterValues) => void;
  /** Themes that can be chosen, by the operator's words. */
  themes: readonly { theme: string; label: string }[];
  /** The page is about searching: the field has the focus. Default `false`. */
  autoFocus?: boolean;
  /** Address of a spot. */
  hrefOf: (id: string) => string;
}

/** Rows that fit the first screen of a phone: their pictures are fetched at once. */
const FIRST_ROWS = 3;

/** Spots by theme, word and order; more as the end comes near. */
export function SpotList({ filters, onFiltersChange, themes, autoFocus, hrefOf }: SpotListProps) {
  const { t } = useTexts();
  const { spots, total, status, error, loadMore } = useSpotPages(searchOf(filters));
  const empty = spots.length === 0;
  return (
    <div className={styles.root}>
      <SpotFilters
        filters={filters}
        onFiltersChange={onFiltersChange}
        themes={themes}
        autoFocus={autoFocus}
        count={total}
      />
      {empty && status === 'loading' && <SpotListSkeleton />}
      {empty && status === 'error' && <ErrorState description={errorText(error)} onRetry={loadMore} />}
      {empty && status === 'done' && (
        <Empty
          title={t('scenicSpot.list.empty')}
          description={t('scenicSpot.list.emptyHint')}
          actions={
            <Button variant="secondary" onClick={() => onFiltersChange({ keyword: '', theme: '', sort: '' })}>
              {t('scenicSpot.list.reset')}
            </Button>
          }
        />
      )}
      {!empty && (
        <>
          <CardGrid>
            {spots.map((spot, place) => (
              <SpotRow key={spot.id} spot={spot} href={hrefOf(spot.id)} inFirstView={place < FIRST_ROWS} />
            ))}
          </CardGrid>
          <LoadMore status={status} onLoadMore={() => void loadMore()} />
        </>
      )}
    </div>
  );
}
