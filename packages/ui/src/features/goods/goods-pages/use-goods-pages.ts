import type { GoodsSummary, Page } from '@yunyou/contract';
import type { GoodsQuery } from '@yunyou/sdk';
import { type PagesState, usePages, useSdk } from '../../../shell';

/** Goods loaded so far, and how it stands with the next ones. */
export interface GoodsPagesState extends PagesState {
  goods: readonly GoodsSummary[];
  /** How many there are of all; undefined until known. */
  total: number | undefined;
  /** The last page that was read. */
  read: number;
}

const nothing: GoodsPagesState = { goods: [], total: undefined, status: 'loading', read: 0 };

/** One that is on screen already does not come again. */
function withPage(state: GoodsPagesState, page: Page<GoodsSummary>): GoodsPagesState {
  const known = new Set(state.goods.map(({ id }) => id));
  return {
    goods: [...state.goods, ...page.records.filter(({ id }) => !known.has(id))],
    total: page.total,
    read: page.current,
    status: page.current < page.pages ? 'more' : 'done',
  };
}

/** The goods of a query, page by page; another query or language begins anew. */
export function useGoodsPages(query: GoodsQuery): GoodsPagesState & { loadMore: () => Promise<void> } {
  const { catalogue } = useSdk();
  const pageAfter = ({ read }: GoodsPagesState): GoodsQuery =>
    read === 0 ? query : { ...query, page: read + 1 };
  return usePages(query, {
    nothing,
    peek: (state) => catalogue.goodsList.peek(pageAfter(state)),
    load: (state) => catalogue.goodsList(pageAfter(state)),
    withPage,
  });
}
