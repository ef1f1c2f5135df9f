export { InvoiceForm, type InvoiceFormProps } from './InvoiceForm';
