export { HotelResults, type HotelResultsProps } from './HotelResults';
export {
  type HotelFilterTexts,
  type HotelFilterValues,
  hotelFilterNames,
  hotelFiltersOf,
  hotelFilterTexts,
  hotelQueryOf,
  noHotelFilters,
} from './hotel-filters';
