import type { SpotSummary } from '@yunyou/contract';
import type { Catalogue, SpotSearch } from '@yunyou/sdk';
import { type PagesState, usePages, useSdk } from '../../../shell';

/** Spots loaded so far, and how it stands with the next ones. */
export interface SpotPages extends PagesState {
  spots: readonly SpotSummary[];
  /** How many match in all; undefined until known. */
  total: number | undefined;
}

interface State extends SpotPages {
  /** Pages that have been read. */
  pages: number;
}

type SpotList = Awaited<ReturnType<Catalogue['spots']>>;

const nothing: State = { spots: [], total: undefined, status: 'loading', pages: 0 };

const withPage = (state: State, page: SpotList): State => ({
  spots: [...state.spots, ...page.records],
  total: page.total,
  status: page.current < page.pages ? 'more' : 'done',
  pages: page.current,
});

/** The spots of a search, page by page; another search or language begins anew. */
export function useSpotPages(search: SpotSearch): SpotPages & { loadMore: () => Promise<void> } {
  const { catalogue } = useSdk();
  return usePages<State, SpotList>(search, {
    nothing,
    peek: ({ pages }) => catalogue.spots.peek({ ...search, page: pages + 1 }),
    load: ({ pages }) => catalogue.spots({ ...search, page: pages + 1 }),
    withPage,
  });
}
