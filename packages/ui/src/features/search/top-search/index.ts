export { TopSearch, type TopSearchProps } from './TopSearch';
