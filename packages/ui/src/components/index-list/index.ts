export { IndexList, type IndexListGroup, type IndexListItem, type IndexListProps } from './IndexList';
