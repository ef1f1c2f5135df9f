export { StaySearchBar, type StaySearchBarProps } from './StaySearchBar';
