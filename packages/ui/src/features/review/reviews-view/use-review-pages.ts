import type { Page, Review } from '@yunyou/contract';
import type { ReviewQuery } from '@yunyou/sdk';
import { type PagesState, usePages, useSdk } from '../../../shell';

interface ReviewPages extends PagesState {
  reviews: readonly Review[];
  /** The last page that was read, and the last review on it: the next page goes on from there. */
  read: number;
  last?: string | undefined;
}

const nothing: ReviewPages = { reviews: [], status: 'loading', read: 0 };

/** One that is on screen already does not come again. */
function withPage(state: ReviewPages, page: Page<Review>): ReviewPages {
  const known = new Set(state.reviews.map(({ id }) => id));
  return {
    reviews: [...state.reviews, ...page.records.filter(({ id }) => !known.has(id))],
    read: page.current,
    last: page.records.at(-1)?.id,
    status: page.current < page.pages && page.records.length > 0 ? 'more' : 'done',
  };
}

/** Reviews page by page; another filter or order begins anew. */
export function useReviewPages(query: ReviewQuery) {
  const { catalogue } = useSdk();
  const pageAfter = ({ read, last }: ReviewPages): ReviewQuery =>
    last === undefined ? query : { ...query, page: read + 1, after: last };
  return usePages(query, {
    nothing,
    peek: (state) => catalogue.reviews.peek(pageAfter(state)),
    load: (state) => catalogue.reviews(pageAfter(state)),
    withPage,
  });
}
