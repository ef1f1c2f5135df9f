export { RecordRow, type RecordRowProps } from './RecordRow';
export { RecordSkeleton } from './RecordSkeleton';
