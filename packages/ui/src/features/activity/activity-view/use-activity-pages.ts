import type { GoodsSummary, Page } from '@yunyou/contract';
import { usePages, useSdk } from '../../../shell';
import type { GoodsPagesState } from '../../goods/goods-pages';

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

/** What an activity concerns, page by page, with its prices. */
export function useActivityPages(activeId: string) {
  const { catalogue } = useSdk();
  const pageAfter = ({ read }: GoodsPagesState) => (read === 0 ? { activeId } : { activeId, page: read + 1 });
  return usePages(activeId, {
    nothing,
    peek: (state) => catalogue.activityProducts.peek(pageAfter(state)),
    load: (state) => catalogue.activityProducts(pageAfter(state)),
    withPage,
  });
}
