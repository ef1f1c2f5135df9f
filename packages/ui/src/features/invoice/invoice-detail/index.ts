export { InvoiceView, type InvoiceViewProps } from './InvoiceView';
