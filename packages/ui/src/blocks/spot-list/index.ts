export { SpotList, type SpotListProps } from './SpotList';
export { type SpotFilterValues, spotFiltersOf, themesOf } from './spot-filters';
