export { PaymentAppPanel, type PaymentAppPanelProps } from './PaymentAppPanel';
