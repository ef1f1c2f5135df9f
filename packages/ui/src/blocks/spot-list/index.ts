export { SpotList, type SpotListProps } from './SpotList';
export { SpotListPending } from './SpotListPending';
export { type SpotFilterValues, spotFiltersOf, themesOf } from './spot-filters';
