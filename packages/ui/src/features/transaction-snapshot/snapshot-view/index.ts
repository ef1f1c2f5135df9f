export { SnapshotFrame, type SnapshotFrameProps } from './SnapshotFrame';
export { SnapshotView, type SnapshotViewProps } from './SnapshotView';
