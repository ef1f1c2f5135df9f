import { isApiError } from '@yunyou/api-client';
import {
  type ResponseOf,
  type SearchCensus,
  type SearchCensusRequest,
  type SearchIndexRequest,
  type SearchPage,
  type SearchSuggestion,
  type SearchSuggestRequest,
  searchPageSize,
} from '@yunyou/contract';
import type { CachedRead, CreateRead, ReadOptions } from '../core/cache';
import { prefetchOptions } from '../core/call-options';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';
import { createSearchHistory, type SearchHistory } from './history';

/** What is searched for. */
export type SearchQuery = SearchIndexRequest;

/** A page of what was found. `failed`: the server could not be asked, and the page is empty. */
export interface FoundPage extends SearchPage {
  readonly failed: boolean;
}

type SpotTypes = ResponseOf<'search', 'viewSpotTypes'>;

/** Public reads of the search, in the person's language. */
export interface SearchReads {
  readonly searchPage: CachedRead<[query: SearchQuery], SearchPage>;
  /** How many hits each kind has. */
  readonly census: CachedRead<[query: SearchCensusRequest], SearchCensus>;
  /** Themes of scenic spots. */
  readonly spotThemes: CachedRead<[cityName?: string], SpotTypes>;
  readonly hotWords: CachedRead<[cityName?: string], string[]>;
}

export const createSearchReads = (read: CreateRead): SearchReads => ({
  searchPage: read('searchPage', ({ api, options }, query: SearchQuery) => api.search.index(query, options)),
  census: read('census', ({ api, options }, query: SearchCensusRequest) => api.search.census(query, options)),
  // A page without the themes is a page all the same.
  spotThemes: read('spotThemes', ({ api }, cityName?: string) =>
    api.search.viewSpotTypes(cityName ? { cityName } : {}, prefetchOptions),
  ),
  hotWords: read('hotWords', ({ api, options }, cityName?: string) =>
    api.search.hotWords(cityName ? { cityName } : {}, options),
  ),
});

/** The search. A failed one is an empty page, never an error (spec section 8). */
export interface Search {
  /** A page of hits. Rejects only when it was cancelled. */
  page(query: SearchQuery, options?: ReadOptions): Promise<FoundPage>;
  /** What begins like a text; empty when nothing does or the server cannot be asked. Rejects only when it was cancelled. */
  suggest(query: SearchSuggestRequest, options?: Partial<ReadOptions>): Promise<SearchSuggestion[]>;
  /** What was searched for on this device, by this member or visitor. */
  readonly history: SearchHistory;
}

const isCancelled = (error: unknown): boolean => isApiError(error) && error.kind === 'cancelled';

export function createSearch(
  core: Pick<Core, 'api' | 'host'>,
  { searchPage }: SearchReads,
  session: Pick<SessionStore, 'memberId'>,
): Search {
  return {
    async page(query, options) {
      try {
        const found = await (options ? searchPage(query, options) : searchPage(query));
        return { ...found, failed: false };
      } catch (error) {
        if (isCancelled(error)) throw error;
        const { size = searchPageSize } = query;
        return {
          records: [],
          total: 0,
          size,
          current: 1,
          pages: 0,
          next: null,
          totalIsMinimum: false,
          corrected: null,
          elsewhere: [],
          failed: true,
        };
      }
    },
    async suggest(query, options) {
      try {
        return await (await core.api()).search.suggest(query, options);
      } catch (error) {
        if (isCancelled(error)) throw error;
        return [];
      }
    },
    history: createSearchHistory(core.host.storage, session.memberId),
  };
}
