export { InvoicesView, type InvoicesViewProps, type InvoiceTab, invoiceTabs } from './InvoicesView';
