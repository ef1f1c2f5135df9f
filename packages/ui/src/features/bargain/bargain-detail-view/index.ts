export { BargainDetailPending } from './BargainDetailPending';
export { BargainDetailView, type BargainDetailViewProps } from './BargainDetailView';
