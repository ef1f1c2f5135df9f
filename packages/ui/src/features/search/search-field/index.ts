export { SearchField, type SearchFieldProps } from './SearchField';
export { SuggestList, type SuggestListProps } from './SuggestList';
