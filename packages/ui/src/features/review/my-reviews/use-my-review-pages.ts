import type { Page } from '@yunyou/contract';
import { type PagesState, usePages } from '../../../shell';

interface MyPages<Item> extends PagesState {
  items: readonly Item[];
  /** The last page that was read. */
  read: number;
  /** How many there are in all; undefined before the first page. */
  total?: number;
}

/** What a member has, page by page; nothing of it is kept. `question` tells one list from another. */
export function useMyReviewPages<Item>(
  question: string,
  load: (page: number) => Promise<Page<Item>>,
  keyOf: (item: Item) => string,
) {
  return usePages<MyPages<Item>, Page<Item>>(question, {
    nothing: { items: [], status: 'loading', read: 0 },
    peek: () => undefined,
    load: ({ read }) => load(read + 1),
    withPage(state, page) {
      const known = new Set(state.items.map(keyOf));
      return {
        items: [...state.items, ...page.records.filter((item) => !known.has(keyOf(item)))],
        read: page.current,
        total: page.total,
        status: page.current < page.pages ? 'more' : 'done',
      };
    },
  });
}
