export { HomeLayoutSkeleton } from './HomeLayoutSkeleton';
export { HomeLayoutView, type HomeLayoutViewProps } from './HomeLayoutView';
