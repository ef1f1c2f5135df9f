export { SnapshotListView, type SnapshotListViewProps } from './SnapshotListView';
