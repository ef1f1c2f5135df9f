export { WriteReviewView, type WriteReviewViewProps } from './WriteReviewView';
