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
  /** Reads anew what was read, as many as there are; what cannot be had stays as it is. */
  readAnew: () => Promise<void>;
  /** The same as `ResourceView` takes it. */
  resource: ResourceViewProps<readonly Item[]>['resource'];
}

/** What a member has, page by page; nothing of it is kept in memory. `question` tells one list from another. */
export function useOwnPages<Item>(
  question: unknown,
  load: (page: number) => Promise<Page<Item>>,
  keyOf: (item: Item) => string,
): OwnPages<Item> {
  const nothing: Listed<Item> = { items: [], status: 'loading', read: 0 };
  // One that is on screen already does not come again.
  const withPage = (state: Listed<Item>, page: Page<Item>): Listed<Item> => {
    const known = new Set(state.items.map(keyOf));
    return {
      items: [...state.items, ...page.records.filter((item) => !known.has(keyOf(item)))],
      read: page.current,
      total: page.total,
      status: page.current < page.pages ? 'more' : 'done',
    };
  };
  const { change, ...pages } = usePages<Listed<Item>, Page<Item>>(question, {
    nothing,
    peek: () => undefined,
    load: ({ read }) => load(read + 1),
    withPage,
  });
  const { items, status, error, read, loadMore } = pages;
  return {
    ...pages,
    async readAnew() {
      const asked = Array.from({ length: read }, (_, place) => load(place + 1));
      const answers = await Promise.all(asked).catch(() => []);
      if (answers.length > 0) change(() => answers.reduce(withPage, nothing));
    },
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
