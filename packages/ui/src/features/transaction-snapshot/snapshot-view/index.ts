export { SnapshotView, type SnapshotViewProps } from './SnapshotView';
