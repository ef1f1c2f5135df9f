import type { SearchRecord } from '@yunyou/contract';
import type { FoundPage, SearchQuery } from '@yunyou/sdk';
import { type PagesState, usePages, useSdk } from '../../../shell';

/** What was found so far, and how it stands with the rest. */
export interface Results extends PagesState, Pick<FoundPage, 'corrected' | 'elsewhere' | 'failed'> {
  records: readonly SearchRecord[];
}

/** One that is known already did not fail. */
type Page = FoundPage | Omit<FoundPage, 'failed'>;

interface State extends Results {
  next: string | null;
  /** Ids shown. */
  shown: ReadonlySet<string>;
}

const nothing: State = {
  records: [],
  corrected: null,
  elsewhere: [],
  failed: false,
  status: 'loading',
  next: null,
  shown: new Set(),
};

const keyOf = ({ kind, id }: SearchRecord) => `${kind}:${id}`;

/** One more page; what is shown already is dropped, for things move while a person reads. */
function withPage(state: State, page: Page): State {
  const failed = 'failed' in page && page.failed;
  if (failed && state.records.length > 0) return { ...state, status: 'error' };
  const fresh = page.records.filter((record) => !state.shown.has(keyOf(record)));
  const isFirst = state.next === null;
  return {
    records: [...state.records, ...fresh],
    corrected: isFirst ? page.corrected : state.corrected,
    elsewhere: isFirst ? page.elsewhere : state.elsewhere,
    failed,
    status: page.next === null ? 'done' : 'more',
    next: page.next,
    shown: new Set([...state.shown, ...fresh.map(keyOf)]),
  };
}

const pageQuery = (query: SearchQuery, next: string | null): SearchQuery =>
  next === null ? query : { ...query, next };

/** What a search finds, page by page; another query or language begins anew. */
export function useResults(query: SearchQuery): Results & { loadMore: () => Promise<void> } {
  const { catalogue, search } = useSdk();
  return usePages<State, Page>(query, {
    nothing,
    peek: ({ next }) => catalogue.searchPage.peek(pageQuery(query, next)),
    load: ({ next }) => search.page(pageQuery(query, next)),
    withPage,
  });
}
