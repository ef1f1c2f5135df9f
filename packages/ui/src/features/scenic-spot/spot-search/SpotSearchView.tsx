import { Button } from '../../../components/button';
import { Chip, ChipList } from '../../../components/chip';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { KeywordBar } from '../../../components/search-bar';
import { Empty, ErrorState } from '../../../components/state';
import { AppPage, errorText, PageBody, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { SpotRow } from '../spot-card';
import { SpotListSkeleton } from '../spot-list/SpotListSkeleton';
import { useSpotPages } from '../spot-list/use-spot-pages';
import { chosenFilters } from './chosen-filters';
import { SpotFilterBar } from './SpotFilterBar';
import { SpotFilterPanel, type SpotTheme } from './SpotFilterPanel';
import styles from './SpotSearch.module.css';
import { type SpotChoice, spotQueryOf, unfiltered } from './spot-choice';

export interface SpotSearchViewProps {
  /** What is looked for, as it stands in the page's address. */
  choice: SpotChoice;
  /** Asked to look for something else. */
  onChoiceChange: (choice: SpotChoice) => void;
  /** Themes to choose from. */
  themes: readonly SpotTheme[];
  /** Address of a spot. */
  hrefOf: (id: string) => string;
}

/** Rows that fit the first screen of a phone: their pictures are fetched at once. */
const FIRST_ROWS = 3;

/** Searches spots by word, theme, grade, price and distance. The filters stand before the list on a desktop, in a sheet on a phone. */
export function SpotSearchView({ choice, onChoiceChange, themes, hrefOf }: SpotSearchViewProps) {
  const { location, layout } = useSdk();
  const texts = useTexts();
  const { t, locale } = texts;
  const { position } = useStateOf(location.own);
  const { spots, total, status, error, loadMore } = useSpotPages(spotQueryOf(choice, position));
  const city = layout.cities
    .peek()
    ?.cityList.flatMap(({ children }) => children)
    .find(({ name }) => name === choice.cityName);
  const chosen = chosenFilters(texts, choice, {
    theme: themes.find(({ id }) => id === choice.theme)?.name ?? choice.theme,
    city: (locale === 'en' ? city?.nameEn : city?.name) ?? choice.cityName,
  });
  const from = choice.origin ? { place: choice.origin.name } : position && ('you' as const);
  const panel = <SpotFilterPanel choice={choice} onChoiceChange={onChoiceChange} themes={themes} />;
  const isEmpty = spots.length === 0;
  return (
    <AppPage lead={<div className={styles.panel}>{panel}</div>}>
      <PageBody>
        <KeywordBar
          keyword={choice.keyword}
          onSearch={(keyword) => onChoiceChange({ ...choice, keyword })}
          placeholder={t('scenicSpot.list.search')}
        />
        <SpotFilterBar
          choice={choice}
          onChoiceChange={onChoiceChange}
          themes={themes}
          chosen={chosen.length}
          count={total}
        />
        {chosen.length > 0 && (
          <ChipList aria-label={t('scenicSpot.filter.chosen')}>
            {chosen.map(({ key, name, without }) => (
              <Chip
                key={key}
                selected
                remove={{
                  label: t('scenicSpot.filter.remove', { name }),
                  onRemove: () => onChoiceChange(without),
                }}
              >
                {name}
              </Chip>
            ))}
          </ChipList>
        )}
        <p role="status" className={styles.count}>
          {total !== undefined && t('scenicSpot.list.count', { count: total })}
        </p>
        {isEmpty && status === 'loading' && <SpotListSkeleton />}
        {isEmpty && status === 'error' && <ErrorState description={errorText(error)} onRetry={loadMore} />}
        {isEmpty && status === 'done' && (
          <Empty
            title={t('scenicSpot.list.empty')}
            description={t('scenicSpot.list.emptyHint')}
            actions={
              <Button
                variant="secondary"
                onClick={() => onChoiceChange(unfiltered({ ...choice, keyword: '' }))}
              >
                {t('scenicSpot.list.reset')}
              </Button>
            }
          />
        )}
        {!isEmpty && (
          <>
            <CardGrid>
              {spots.map((spot, place) => (
                <SpotRow
                  key={spot.id}
                  spot={spot}
                  href={hrefOf(spot.id)}
                  from={from}
                  inFirstView={place < FIRST_ROWS}
                />
              ))}
            </CardGrid>
            <LoadMore status={status} onLoadMore={() => void loadMore()} />
          </>
        )}
      </PageBody>
    </AppPage>
  );
}
