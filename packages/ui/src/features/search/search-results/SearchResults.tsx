import type { CityInfo, SearchCensus } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';
import { Cell, CellGroup } from '../../../components/cell';
import { Empty } from '../../../components/state';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { CalendarDaysIcon } from '../../../icons';
import { AppPage, PageBody, useResource, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { SearchField } from '../search-field';
import { HotWords } from '../search-home';
import { resultHref } from '../search-hrefs';
import { KindTabs } from './KindTabs';
import { ResultFilters } from './ResultFilters';
import { ResultList } from './ResultList';
import { censusQueryOf, type SearchChoice, searchQueryOf } from './result-query';
import styles from './SearchResults.module.css';
import { useResults } from './use-results';

export interface SearchResultsProps {
  /** What is looked for, as it stands in the page's address. */
  choice: SearchChoice;
  /** Asked to look for something else. */
  onChoiceChange: (choice: SearchChoice) => void;
  /** What others search for, where nothing was found. */
  hotWords: readonly string[];
}

/** What a search over everything finds: by kind, with counts; in one city or all; in a chosen order. */
export function SearchResults({ choice, onChoiceChange, hotWords }: SearchResultsProps) {
  const { t } = useTexts();
  const { keyword, kind } = choice;
  return (
    <AppPage windowTitle={keyword || undefined}>
      <PageBody>
        <div className={styles.field}>
          <SearchField
            keyword={keyword}
            kind={kind}
            hrefOf={(word) => resultHref(word, { ...(kind && { kind }) })}
            replace
          />
        </div>
        {keyword === '' ? (
          <>
            <Empty title={t('search.start')} description={t('search.startHint')} />
            <HotWords words={hotWords} hrefOf={resultHref} replace />
          </>
        ) : (
          <Found choice={choice} onChoiceChange={onChoiceChange} hotWords={hotWords} />
        )}
      </PageBody>
    </AppPage>
  );
}

function Found({ choice, onChoiceChange, hotWords }: SearchResultsProps) {
  const { catalogue, layout, location } = useSdk();
  const { t, number, locale } = useTexts();
  const { position } = useStateOf(location.own);
  const { keyword, kind, cityName } = choice;
  const censusQuery = censusQueryOf(choice);
  const census = useResource<SearchCensus>(
    () => catalogue.census(censusQuery),
    [catalogue, locale, JSON.stringify(censusQuery)],
    catalogue.census.peek(censusQuery),
  );
  const { loadMore, ...results } = useResults(searchQueryOf(choice, position));
  const hits = census.value?.find((one) => one.kind === (kind ?? 'all'));
  const cityNameOf = (name: string) => nameOf(layout.cities.peek(), name, locale) ?? name;
  return (
    <KindTabs
      census={census.value}
      kind={kind}
      onKindChange={(next) => onChoiceChange({ ...choice, kind: next })}
    >
      <div className={styles.found}>
        <VisuallyHidden role="status">
          {hits &&
            (hits.isMinimum
              ? t('search.countAtLeast', { count: number(hits.count) })
              : t('search.count', { count: hits.count }))}
        </VisuallyHidden>
        <ResultFilters
          choice={choice}
          city={cityName ? cityNameOf(cityName) : undefined}
          onChoiceChange={onChoiceChange}
        />
        {kind === 'hotel' && (
          <CellGroup>
            <Cell
              icon={<CalendarDaysIcon size={20} />}
              title={t('search.byDay')}
              description={t('search.byDayHint')}
              href={hrefs.searchHotel({ keyword, ...(cityName && { cityName }) })}
            />
          </CellGroup>
        )}
        <ResultList
          results={results}
          choice={choice}
          cityNameOf={cityNameOf}
          onChoiceChange={onChoiceChange}
          onLoadMore={loadMore}
          hotWords={hotWords}
        />
      </div>
    </KindTabs>
  );
}

/** A city's name in the language of the page; undefined where the list is not known, or no longer has it. */
function nameOf(cities: CityInfo | undefined, cityName: string, locale: string): string | undefined {
  const city = cities?.cityList.flatMap(({ children }) => children).find(({ name }) => name === cityName);
  return locale === 'en' ? city?.nameEn : city?.name;
}
