import { Button } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { useTexts } from '../../../texts';
import { RecordRow, RecordSkeleton } from '../record-row';
import { NothingFound } from './NothingFound';
import type { SearchChoice } from './result-query';
import styles from './SearchResults.module.css';
import type { Results } from './use-results';

export interface ResultListProps {
  /** What was found so far. */
  results: Results;
  /** What was looked for. */
  choice: SearchChoice;
  /** A city's name in the language of the page. */
  cityNameOf: (cityName: string) => string;
  /** Asked to look for something else. */
  onChoiceChange: (choice: SearchChoice) => void;
  /** Asked for the next page, or for the first one again. */
  onLoadMore: () => Promise<void>;
  /** What others search for, where nothing was found. */
  hotWords: readonly string[];
}

/** Rows that fit the first screen of a phone: their pictures are fetched at once. */
const FIRST_ROWS = 4;

/** What was found, of one kind or mixed: on its way, nothing with ways on, or rows and more as the end comes near. */
export function ResultList({
  results,
  choice,
  cityNameOf,
  onChoiceChange,
  onLoadMore,
  hotWords,
}: ResultListProps) {
  const { t } = useTexts();
  const { records, corrected, elsewhere, failed, status } = results;
  if (records.length === 0 && status === 'loading') return <RecordSkeleton />;
  if (records.length === 0) {
    return (
      <NothingFound
        keyword={choice.keyword}
        city={choice.cityName ? cityNameOf(choice.cityName) : undefined}
        cityNameOf={cityNameOf}
        elsewhere={elsewhere}
        hotWords={hotWords}
        onCity={(cityName) => onChoiceChange({ ...choice, cityName })}
        onRetry={failed ? onLoadMore : undefined}
      />
    );
  }
  return (
    <>
      <p role="status" className={styles.corrected} hidden={corrected === null}>
        {corrected !== null && (
          <>
            {t('search.corrected', { corrected })} ·{' '}
            <Button variant="text" size="small" onClick={() => onChoiceChange({ ...choice, literal: true })}>
              {t('search.literal', { keyword: choice.keyword })}
            </Button>
          </>
        )}
      </p>
      <CardGrid>
        {records.map((record, place) => (
          <RecordRow key={`${record.kind}:${record.id}`} record={record} inFirstView={place < FIRST_ROWS} />
        ))}
      </CardGrid>
      <LoadMore status={status} onLoadMore={() => void onLoadMore()} />
    </>
  );
}
