import type { Page } from '@yunyou/contract';
import type { ResourceViewProps } from './resource-view';
import { type PagesState, usePages } from './use-pages';

interface Listed<Item> extends PagesState {
  items: readonly Item[];
  /** The last page that was read. */
  read: number;
  /** How many there are in all; undefined before the first page. */
  total?: number;
}

export interface OwnPages<Item> extends Listed<Item> {
  loadMore: () => Promise<void>;
  /** The same as `ResourceView` takes it. */
  resource: ResourceViewProps<readonly Item[]>['resource'];
}

/** What a member has, page by page; nothing of it is kept in memory. `question` tells one list from another. */
export function useOwnPages<Item>(
  question: unknown,
  load: (page: number) => Promise<Page<Item>>,
  keyOf: (item: Item) => string,
): OwnPages<Item> {
  const pages = usePages<Listed<Item>, Page<Item>>(question, {
    nothing: { items: [], status: 'loading', read: 0 },
    peek: () => undefined,
    load: ({ read }) => load(read + 1),
    // One that is on screen already does not come again.
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
  const { items, status, error, loadMore } = pages;
  return {
    ...pages,
    resource: {
      value: items.length > 0 || status === 'done' ? items : undefined,
      error: status === 'error' ? error : undefined,
      async reload() {
        await loadMore();
        return undefined;
      },
    },
  };
}
