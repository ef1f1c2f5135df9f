export { SearchBar, type SearchBarProps } from './SearchBar';
export { SearchLink, type SearchLinkProps } from './SearchLink';
