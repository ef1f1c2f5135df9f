import type { SearchKind } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { useRenderedAhead } from '../../../hooks/use-rendered-ahead';
import { AppPage, PageBody } from '../../../shell';
import { SearchField } from '../search-field';
import { resultHref } from '../search-hrefs';
import { HotWords } from './HotWords';
import { SearchHistory } from './SearchHistory';
import styles from './SearchHome.module.css';

export interface SearchHomeProps {
  /** The first text of the field. Default empty. */
  keyword?: string;
  /** Only this kind is looked for. Default all. */
  kind?: SearchKind;
  /** What others search for; the first one is what an empty field searches. */
  hotWords: readonly string[];
  /** The city whose hot words these are. Default: not said. */
  city?: ReactNode;
}

/** The page to search from: a field with suggestions, what was searched for here, what others search for. */
export function SearchHome({ keyword = '', kind, hotWords, city }: SearchHomeProps) {
  const hrefOf = (word: string) => resultHref(word, kind ? { kind } : {});
  // Only the device knows what was searched for on it: what a server rendered before stays in its place.
  const isHistoryLast = useRenderedAhead();
  const history = <SearchHistory hrefOf={hrefOf} />;
  return (
    <AppPage width="narrow">
      <PageBody>
        <div className={styles.root}>
          <div className={styles.field}>
            <SearchField
              keyword={keyword}
              kind={kind}
              proposal={hotWords[0]}
              autoFocus
              hrefOf={hrefOf}
              replace
            />
          </div>
          <div className={styles.ideas}>
            {city}
            {!isHistoryLast && history}
            <HotWords words={hotWords} hrefOf={hrefOf} replace />
            {isHistoryLast && history}
          </div>
        </div>
      </PageBody>
    </AppPage>
  );
}
