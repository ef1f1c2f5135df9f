export { RecordView, type RecordViewProps } from './RecordView';
export { type RecordTab, recordTabs } from './record-tabs';
