import type { Locale, LocalizedText } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { Refusal } from '../../http/refusal';
import { siteDocument } from '../site-documents/store';
import { plainText } from './normalise';
import { remembered } from './remembered';

/** What the operator says about words. */
export interface SearchWords {
  /** Offered before anything is typed; with a city, there alone. */
  hotWords: { text: LocalizedText; cityName?: string }[];
  /** Words of one meaning, in either language. */
  synonyms: string[][];
  /**
   * Readings of titles set by hand, such as `{"长乐巷": ["chang le xiang"]}`; others are not indexed then. Where letters or
   * digits stand between Han characters, a reading has one syllable for each character: `{"悦乐行 7 号": ["yue le xing hao"]}`.
   */
  readings: Record<string, string[]>;
}

export const SEARCH_WORDS = 'searchWords';

const NO_WORDS: SearchWords = { hotWords: [], synonyms: [], readings: {} };

export async function readWords(db: Queries): Promise<SearchWords> {
  try {
    return { ...NO_WORDS, ...(await siteDocument<Partial<SearchWords>>(db, SEARCH_WORDS)) };
  } catch (error) {
    if (error instanceof Refusal) return NO_WORDS;
    throw error;
  }
}

/** Words of the operator's whose search form is kept. */
const REMEMBERED = 2_000;

const plainWord = remembered(plainText, REMEMBERED);

/** The other words of one meaning, as they are searched; none for most words. */
export function synonymsOf({ synonyms }: SearchWords, plain: string): string[] {
  const others = synonyms.flatMap((group) => {
    const words = group.map(plainWord);
    return words.includes(plain) ? words : [];
  });
  return [...new Set(others)].filter((word) => word !== plain && word !== '');
}

/** The operator's words for a place, in a language. */
export const operatorHotWords = (
  { hotWords }: SearchWords,
  locale: Locale,
  cityName: string | undefined,
): string[] =>
  hotWords
    .filter((word) => word.cityName === undefined || word.cityName === cityName)
    .map(({ text }) => text[locale]);
