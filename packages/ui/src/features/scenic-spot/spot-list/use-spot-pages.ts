import type { SpotSummary } from '@yunyou/contract';
import type { Catalogue, SpotSearch } from '@yunyou/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** Spots loaded so far, and how it stands with the next ones. */
export interface SpotPages {
  spots: readonly SpotSummary[];
  /** How many match in all; undefined until known. */
  total: number | undefined;
  status: 'loading' | 'more' | 'done' | 'error';
  error?: unknown;
}

interface State extends SpotPages {
  /** Pages that have been read. */
  pages: number;
}

const nothing: State = { spots: [], total: undefined, status: 'loading', pages: 0 };

/** What was read a while ago, page by page: coming back, the list is as long as it was and keeps its place. */
function known({ spots }: Catalogue, search: SpotSearch): State {
  let state = nothing;
  for (;;) {
    const page = spots.peek({ ...search, page: state.pages + 1 });
    if (!page) return state;
    state = {
      spots: [...state.spots, ...page.records],
      total: page.total,
      status: page.current < page.pages ? 'more' : 'done',
      pages: page.current,
    };
    if (state.status === 'done') return state;
  }
}

/** The spots of a search, page by page; another search or language begins anew. */
export function useSpotPages(search: SpotSearch): SpotPages & { loadMore: () => Promise<void> } {
  const { catalogue } = useSdk();
  const { locale } = useTexts();
  const key = JSON.stringify([search, locale]);
  const [kept, setKept] = useState(() => ({ key, state: known(catalogue, search) }));
  // What belongs to another search is not shown, not even for one frame.
  const state = kept.key === key ? kept.state : known(catalogue, search);
  const wanted = useRef(key);
  wanted.current = key;

  const loadMore = useCallback(async () => {
    setKept({ key, state: { ...state, status: 'loading' } });
    try {
      const page = await catalogue.spots({ ...search, page: state.pages + 1 });
      if (wanted.current !== key) return;
      setKept({
        key,
        state: {
          spots: [...state.spots, ...page.records],
          total: page.total,
          status: page.current < page.pages ? 'more' : 'done',
          pages: page.current,
        },
      });
    } catch (error) {
      if (wanted.current === key) setKept({ key, state: { ...state, status: 'error', error } });
    }
  }, [catalogue, key, search, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every search, not for every page of it
  useEffect(() => {
    if (state.pages === 0) void loadMore();
  }, [key]);

  return { ...state, loadMore };
}
