export { GroupDetailPending } from './GroupDetailPending';
export { GroupDetailView, type GroupDetailViewProps } from './GroupDetailView';
