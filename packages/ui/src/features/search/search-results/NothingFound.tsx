import type { SearchPage } from '@yunyou/contract';
import { Button } from '../../../components/button';
import { Chip, ChipList } from '../../../components/chip';
import { Section } from '../../../components/section';
import { Empty } from '../../../components/state';
import { useTexts } from '../../../texts';
import { HotWords } from '../search-home';
import { resultHref } from '../search-hrefs';
import { shorterWords } from './result-query';
import styles from './SearchResults.module.css';

export interface NothingFoundProps {
  /** What was looked for. */
  keyword: string;
  /** Name of the city it was looked for in; undefined for all. */
  city: string | undefined;
  /** Cities that have some. */
  elsewhere: SearchPage['elsewhere'];
  /** A city's name in the language of the page. */
  cityNameOf: (cityName: string) => string;
  /** What others search for. */
  hotWords: readonly string[];
  /** Asked to look in another city. */
  onCity: (cityName: string) => void;
  /** Tries again, where the answer did not come. Default: nothing failed. */
  onRetry: (() => Promise<void>) | undefined;
}

/** Nothing was found, or nobody knows, and ways on: other cities, shorter words, what others search for. */
export function NothingFound({
  keyword,
  city,
  elsewhere,
  cityNameOf,
  hotWords,
  onCity,
  onRetry,
}: NothingFoundProps) {
  const { t } = useTexts();
  const shorter = onRetry ? [] : shorterWords(keyword);
  return (
    <div className={styles.none}>
      <Empty
        role="status"
        title={
          onRetry
            ? t('search.unfinished')
            : city
              ? t('search.noneHere', { city, keyword })
              : t('search.none', { keyword })
        }
        actions={
          onRetry && (
            <Button variant="text" onClick={onRetry}>
              {t('search.failed')}
            </Button>
          )
        }
      />
      {elsewhere.length > 0 && (
        <Section title={t('search.elsewhere')}>
          <ChipList>
            {elsewhere.map(({ cityName, count }) => (
              <Chip key={cityName} onClick={() => onCity(cityName)}>
                {t('search.elsewhereCity', { city: cityNameOf(cityName), count })}
              </Chip>
            ))}
          </ChipList>
        </Section>
      )}
      {shorter.length > 0 && (
        <Section title={t('search.shorter')}>
          <ChipList>
            {shorter.map((word) => (
              <Chip key={word} href={resultHref(word)} replace>
                {word}
              </Chip>
            ))}
          </ChipList>
        </Section>
      )}
      <HotWords words={hotWords} hrefOf={resultHref} replace />
    </div>
  );
}
