export { HomePending } from './HomePending';
export { type HomeHrefs, HomeView, type HomeViewProps } from './HomeView';
