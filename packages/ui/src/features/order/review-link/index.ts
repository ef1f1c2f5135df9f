export { canReview, ReviewLink, type ReviewLinkProps } from './ReviewLink';
