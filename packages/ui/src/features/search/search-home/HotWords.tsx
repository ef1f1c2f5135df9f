import { Chip, ChipList } from '../../../components/chip';
import { Section } from '../../../components/section';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface HotWordsProps {
  /** The words, the first one first; none leaves nothing. */
  words: readonly string[];
  /** Where a word leads. */
  hrefOf: (keyword: string) => string;
  /** The page it leads to takes this one's place. Default `false`. */
  replace?: boolean;
}

/** What others search for: links, so that they lead on without a script. */
export function HotWords({ words, hrefOf, replace = false }: HotWordsProps) {
  const { search } = useSdk();
  const { t } = useTexts();
  if (words.length === 0) return null;
  return (
    <Section title={t('search.hot')}>
      <ChipList>
        {words.map((word) => (
          <Chip key={word} href={hrefOf(word)} replace={replace} onClick={() => search.history.add(word)}>
            {word}
          </Chip>
        ))}
      </ChipList>
    </Section>
  );
}
