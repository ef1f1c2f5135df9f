export { TransferPanel, type TransferPanelProps } from './TransferPanel';
