export { KeywordBar, type KeywordBarProps } from './KeywordBar';
export { SearchBar, type SearchBarProps } from './SearchBar';
export { SearchLink, type SearchLinkProps } from './SearchLink';
