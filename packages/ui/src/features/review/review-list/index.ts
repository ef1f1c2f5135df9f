export { ReviewItem, type ReviewItemProps } from './ReviewItem';
export { ReviewList, type ReviewListProps } from './ReviewList';
export { ReviewPending } from './ReviewPending';
