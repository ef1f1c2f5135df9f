export { ReviewSummaryCard, type ReviewSummaryCardProps } from './ReviewSummaryCard';
