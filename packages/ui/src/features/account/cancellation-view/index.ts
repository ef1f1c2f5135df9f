export { CancellationView, type CancellationViewProps } from './CancellationView';
export { LossList, type LossListProps } from './LossList';
