export { type BreakdownItem, BreakdownList, type BreakdownListProps } from './BreakdownList';
