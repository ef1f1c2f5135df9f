export { CollectionGrid, type CollectionGridProps } from './CollectionGrid';
export { NftActivityView, type NftActivityViewProps } from './NftActivityView';
export { NftHero, type NftHeroProps } from './NftHero';
export { NftPending } from './NftPending';
