export { SpotList, type SpotListProps } from './SpotList';
export { SpotListPending } from './SpotListPending';
export { type SpotFilterValues, searchOf as spotSearchOf, spotFiltersOf, themesOf } from './spot-filters';
