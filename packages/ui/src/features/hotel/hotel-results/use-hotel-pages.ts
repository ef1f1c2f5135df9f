import type { HotelSearch, HotelSummary } from '@yunyou/contract';
import type { Catalogue, HotelQuery } from '@yunyou/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** Hotels loaded so far, and how it stands with the next ones. */
export interface HotelPages {
  hotels: readonly HotelSummary[];
  /** What the first page says of all; undefined until known. */
  first: HotelSearch | undefined;
  status: 'loading' | 'more' | 'done' | 'error';
  error?: unknown;
}

interface State extends HotelPages {
  /** Of the last page that was read; null at the end. */
  next: string | null | undefined;
}

const nothing: State = { hotels: [], first: undefined, status: 'loading', next: undefined };

/** A row that is on screen already does not come again. */
function withPage(state: State, page: HotelSearch): State {
  const known = new Set(state.hotels.map(({ id }) => id));
  return {
    hotels: [...state.hotels, ...page.records.filter(({ id }) => !known.has(id))],
    first: state.first ?? page,
    status: page.next === null ? 'done' : 'more',
    next: page.next,
  };
}

/** The first page anew. What it no longer has goes; pages behind it stay. */
function withFirst(state: State, page: HotelSearch): State {
  const replaced = new Set([...(state.first?.records ?? []), ...page.records].map(({ id }) => id));
  const behind = state.hotels.filter(({ id }) => !replaced.has(id));
  if (behind.length === 0 && state.status !== 'loading') return withPage(nothing, page);
  return { ...state, hotels: [...page.records, ...behind], first: page };
}

const questionOf = (query: HotelQuery, next: State['next']): HotelQuery =>
  next ? { ...query, next } : query;

/** What was read a while ago, page by page: coming back, the list is as long as it was and keeps its place. */
function knownPages({ hotels }: Catalogue, query: HotelQuery): State {
  let state = nothing;
  for (;;) {
    const page = hotels.peek(questionOf(query, state.next));
    if (!page) return state;
    state = withPage(state, page);
    if (state.status === 'done') return state;
  }
}

/** The hotels of a search, page by page; another search or language begins anew. */
export function useHotelPages(query: HotelQuery): HotelPages & { loadMore: () => Promise<void> } {
  const { catalogue, prefetch } = useSdk();
  const { locale } = useTexts();
  const key = JSON.stringify([query, locale]);
  const [kept, setKept] = useState(() => ({ key, state: knownPages(catalogue, query) }));
  // What belongs to another search is not shown, not even for one frame.
  const state = kept.key === key ? kept.state : knownPages(catalogue, query);
  const wanted = useRef(key);
  wanted.current = key;

  const loadMore = useCallback(async () => {
    setKept({ key, state: { ...state, status: 'loading' } });
    try {
      const page = await catalogue.hotels(questionOf(query, state.next));
      if (wanted.current !== key) return;
      setKept((now) => ({ key, state: withPage(now.key === key ? now.state : state, page) }));
    } catch (error) {
      if (wanted.current === key) setKept({ key, state: { ...state, status: 'error', error } });
    }
  }, [catalogue, key, query, state]);

  // Prices age: what was known is asked for again, unless a loader has only just done so.
  const refresh = async () => {
    try {
      const page = await prefetch.catalogue.hotels(query);
      if (wanted.current !== key || page === state.first) return;
      setKept((now) => ({ key, state: withFirst(now.key === key ? now.state : state, page) }));
    } catch {
      // What is on screen stays.
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every search, not for every page of it
  useEffect(() => {
    if (state.first === undefined) void loadMore();
    else void refresh();
  }, [key]);

  return { ...state, loadMore };
}
