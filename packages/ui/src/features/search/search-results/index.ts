export { KindTabs, type KindTabsProps } from './KindTabs';
export { NothingFound, type NothingFoundProps } from './NothingFound';
export { ResultFilters, type ResultFiltersProps } from './ResultFilters';
export { ResultList, type ResultListProps } from './ResultList';
export {
  censusQueryOf,
  choiceOf as searchChoiceOf,
  type SearchChoice,
  searchQueryOf,
  textOf as searchTextOf,
} from './result-query';
export { SearchResults, type SearchResultsProps } from './SearchResults';
export { SearchResultsPending } from './SearchResultsPending';
