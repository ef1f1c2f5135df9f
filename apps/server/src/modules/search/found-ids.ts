import type { SearchKind } from '@yunyou/contract';
import { Refusal } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import type { SearchDesk } from './desk';
import { correctionOf } from './find';
import type { Filters } from './hits-store';
import { keyOf, queryOf, type SearchQuery } from './query';
import { findIds } from './search-store';
import { kindNumber } from './sources';

/**
 * Ids of all things of a kind that words find; where they find none, of those that were probably meant. None when nothing is
 * left of the words, and when the search fails. Counts as a search: refuses with 429 when a network searches too often.
 */
export async function foundIds(
  request: VisitorRequest,
  kind: SearchKind,
  keyword: string,
): Promise<string[]> {
  const { search, ip, log } = request;
  search.count(ip);
  try {
    const query = queryOf(keyword, await search.words());
    if (!query) return [];
    const filters: Filters = { kinds: [kindNumber(kind)] };
    const found = await idsOf(search, query, filters);
    if (found.length > 0) return found;
    const better = await correctionOf(request, { query, keyword, filters, letter: false });
    return better ? await idsOf(search, better.query, filters) : [];
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'search failed: its words find nothing');
    return [];
  }
}

const idsOf = (search: SearchDesk, query: SearchQuery, filters: Filters): Promise<string[]> =>
  search.kept(['ids', keyOf(query), filters], () => findIds(search.db, query, filters));
