export { ReviewDetailView, type ReviewDetailViewProps } from './ReviewDetailView';
