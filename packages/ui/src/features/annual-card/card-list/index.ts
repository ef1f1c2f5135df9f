export { CardListView, type CardListViewProps } from './CardListView';
