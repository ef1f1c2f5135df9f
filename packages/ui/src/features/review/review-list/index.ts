export { ReviewEditor, type ReviewEditorProps } from './ReviewEditor';
export { ReviewItem, type ReviewItemProps } from './ReviewItem';
export { ReviewList, type ReviewListProps } from './ReviewList';
