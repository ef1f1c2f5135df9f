import type { FavoriteKind, FavoritePage, FavoriteRecord } from '@yunyou/contract';
import { type PagesState, usePages, useSdk } from '../../../shell';

interface FavoritePages extends PagesState {
  items: readonly FavoriteRecord[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  counts: FavoritePage['counts'];
}

const PAGE_SIZE = 50;

export const keyOf = ({ kind, id }: Pick<FavoriteRecord, 'kind' | 'id'>): string => `${kind}:${id}`;

/** The member's favourites of a kind, page by page. `round` is raised to read them anew. */
export function useFavoritePages(kind: FavoriteKind | undefined, round: number) {
  const { favorites } = useSdk();
  return usePages<FavoritePages, FavoritePage>([kind, round], {
    nothing: { items: [], status: 'loading', next: null, counts: [] },
    peek: () => undefined,
    load: ({ next }) =>
      favorites.list(
        { size: PAGE_SIZE, ...(kind && { kind }), ...(next !== null && { after: next }) },
        { silent: true },
      ),
    withPage(state, page) {
      const known = new Set(state.items.map(keyOf));
      return {
        items: [...state.items, ...page.records.filter((item) => !known.has(keyOf(item)))],
        next: page.next,
        counts: page.counts,
        status: page.next === null ? 'done' : 'more',
      };
    },
  });
}
