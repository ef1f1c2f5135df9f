export { EnterListView, type EnterListViewProps } from './EnterListView';
