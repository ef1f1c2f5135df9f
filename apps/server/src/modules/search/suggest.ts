import { type RequestOf, type SearchSuggestion, suggestMax } from '@yunyou/contract';
import type { VisitorRequest } from '../../http/request-context';
import { pageOf } from './find';
import type { Filters } from './hits-store';
import { marksOf } from './marks';
import type { Run } from './normalise';
import { allRuns, queryOf, type SearchQuery } from './query';
import { EXTRA, TENTHS } from './ranking';
import type { FoundRow } from './search-store';
import { kindNumber, kindOf } from './sources';
import { operatorHotWords } from './words';

/** Words among the suggestions. */
const WORDS_MAX = 3;

/** What begins like the text: words first, then things, those of the chosen city before others of the same rank. */
export async function suggest(
  request: VisitorRequest,
  { keyword, kind, cityName }: RequestOf<'search', 'suggest'>,
): Promise<SearchSuggestion[]> {
  const { search, locale } = request;
  const words = await search.words();
  const query = queryOf(keyword, { ...words, synonyms: [] });
  if (!query) return [];
  const runs = allRuns(query);
  const kinds = kind && [kindNumber(kind)];
  const [everywhere, inCity, popular] = await Promise.all([
    headOf(request, query, { kinds }),
    cityName ? headOf(request, query, { kinds, cityName }) : [],
    search.popularWords(),
  ]);
  const offered = [...operatorHotWords(words, locale, cityName), ...words.synonyms.flat(), ...popular];
  const suggestedWords = [...new Set(offered)].flatMap((text): SearchSuggestion[] => {
    const matched = marksOf(text, runs);
    return matched[0]?.[0] === 0 ? [{ text, kind: null, id: null, matched }] : [];
  });
  const things = merged(everywhere, inCity).map((row): SearchSuggestion => {
    const { title, subtitle } = row.record;
    const kindOfRow = kindOf(row.kind);
    // A ticket's own name says little without its spot's.
    const text = kindOfRow === 'ticket' ? `${subtitle[locale]} ${title[locale]}` : title[locale];
    return { text, kind: kindOfRow, id: row.id, matched: marks(text, runs) };
  });
  return [...suggestedWords.slice(0, WORDS_MAX), ...things].slice(0, suggestMax);
}

const marks = (text: string, runs: readonly Run[]) => marksOf(text, runs);

async function headOf({ search }: VisitorRequest, query: SearchQuery, filters: Filters): Promise<FoundRow[]> {
  const wanted = {
    sort: 'relevance',
    near: undefined,
    limit: suggestMax,
    offset: 0,
    after: undefined,
  } as const;
  return (await pageOf(search, query, filters, wanted)).rows;
}

/** Both lists as one; what is in the city gets its points. */
function merged(everywhere: readonly FoundRow[], inCity: readonly FoundRow[]): FoundRow[] {
  const byId = new Map(everywhere.map((row) => [`${row.kind} ${row.id}`, row]));
  for (const row of inCity) {
    byId.set(`${row.kind} ${row.id}`, { ...row, key: row.key - EXTRA.chosenCity * TENTHS });
  }
  return [...byId.values()].toSorted((a, b) => a.key - b.key || a.kind - b.kind || (a.id < b.id ? -1 : 1));
}
