import type { Page, Review, ReviewListRequest, ReviewSummary } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Whose reviews: a product's, or those of all that belongs to a shop, a spot or a hotel. */
export type ReviewsOf = { productId: string } | { parentId: string };

/** Which of them, and in which order. */
export type ReviewQuery = ReviewListRequest;

/** Public reads of reviews. */
export interface ReviewReads {
  readonly reviews: CachedRead<[query: ReviewQuery], Page<Review>>;
  /** How it is rated, and how many reviews each filter has. */
  readonly reviewSummary: CachedRead<[of: ReviewsOf], ReviewSummary>;
}

export const createReviewReads = (read: CreateRead): ReviewReads => ({
  reviews: read('reviews', ({ api, options }, query: ReviewQuery) => api.review.list(query, options)),
  reviewSummary: read('reviewSummary', ({ api, options }, of: ReviewsOf) => api.review.summary(of, options)),
});
