export { type ReviewChoice, ReviewsView, type ReviewsViewProps } from './ReviewsView';
export { useKnownReviews } from './use-known-reviews';
