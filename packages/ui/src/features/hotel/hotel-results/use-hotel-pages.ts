import type { HotelSearch, HotelSummary } from '@yunyou/contract';
import type { HotelQuery } from '@yunyou/sdk';
import { type PagesState, usePages, useSdk } from '../../../shell';

/** Hotels loaded so far, and how it stands with the next ones. */
export interface HotelPages extends PagesState {
  hotels: readonly HotelSummary[];
  /** What the first page says of all; undefined until known. */
  first: HotelSearch | undefined;
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

/** The hotels of a search, page by page; another search or language begins anew. */
export function useHotelPages(query: HotelQuery): HotelPages & { loadMore: () => Promise<void> } {
  const { catalogue, prefetch } = useSdk();
  return usePages(query, {
    nothing,
    peek: ({ next }) => catalogue.hotels.peek(questionOf(query, next)),
    load: ({ next }) => catalogue.hotels(questionOf(query, next)),
    withPage,
    // Prices age: what was known is asked for again, unless a loader has only just done so.
    refresh: async ({ first }) => {
      const page = await prefetch.catalogue.hotels(query);
      return page === first ? undefined : (state) => withFirst(state, page);
    },
  });
}
