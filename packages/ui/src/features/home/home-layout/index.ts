export { HomeLayoutSkeleton } from './HomeLayoutSkeleton';
export { HomeLayoutView, type HomeLayoutViewProps } from './HomeLayoutView';
export { homeHero } from './home-hero';
