import type { SearchRecord } from '@yunyou/contract';
import type { Catalogue, FoundPage, SearchQuery } from '@yunyou/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** What was found so far, and how it stands with the rest. */
export interface Results extends Pick<FoundPage, 'corrected' | 'elsewhere' | 'failed'> {
  records: readonly SearchRecord[];
  status: 'loading' | 'more' | 'done' | 'error';
}

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
function withPage(state: State, page: FoundPage | Omit<FoundPage, 'failed'>): State {
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

/** What was read a while ago: coming back, the list is as long as it was and keeps its place. */
function known({ searchPage }: Catalogue, query: SearchQuery): State {
  let state = nothing;
  for (;;) {
    const page = searchPage.peek(pageQuery(query, state.next));
    if (!page) return state;
    state = withPage(state, page);
    if (state.next === null) return state;
  }
}

/** What a search finds, page by page; another query or language begins anew. */
export function useResults(query: SearchQuery): Results & { loadMore: () => Promise<void> } {
  const { catalogue, search } = useSdk();
  const { locale } = useTexts();
  const key = JSON.stringify([query, locale]);
  const [kept, setKept] = useState(() => ({ key, state: known(catalogue, query) }));
  // What belongs to another query is not shown, not even for one frame.
  const state = kept.key === key ? kept.state : known(catalogue, query);
  const wanted = useRef(key);
  wanted.current = key;

  const loadMore = useCallback(async () => {
    setKept({ key, state: { ...state, status: 'loading' } });
    const page = await search.page(pageQuery(query, state.next));
    if (wanted.current === key) setKept({ key, state: withPage(state, page) });
  }, [search, key, query, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every query, not for every page of it
  useEffect(() => {
    if (state.status === 'loading') void loadMore();
  }, [key]);

  return { ...state, loadMore };
}
