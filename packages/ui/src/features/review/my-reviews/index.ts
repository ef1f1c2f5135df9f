export { MyReviewsView, type MyReviewsViewProps, myReviewTabs } from './MyReviewsView';
export { OwnReview, type OwnReviewProps } from './OwnReview';
