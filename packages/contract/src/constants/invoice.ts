import type { ProductKind } from './product-kind';

/** `normal`: 电子发票（普通发票）. `special`: 电子发票（增值税专用发票）. */
export const invoiceTypes = ['normal', 'special'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const titleKinds = ['personal', 'company'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** Where an invoice stands. `red`, `cancelled` and `rejected` are final. */
export const invoiceStates = [
  'submitted',
  'issuing',
  'issued',
  'redAwaitingBuyer',
  'red',
  'cancelled',
  'rejected',
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** For every state, the states it may go to. */
export const invoiceTransitions: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  submitted: ['issuing', 'cancelled', 'rejected'],
  issuing: ['issued', 'rejected'],
  issued: ['redAwaitingBuyer', 'red'],
  redAwaitingBuyer: ['red'],
  red: [],
  cancelled: [],
  rejected: [],
};

/** An order is on at most one invoice in these states. */
export const liveInvoiceStates = ['submitted', 'issuing', 'issued', 'redAwaitingBuyer'] as const;

/** An order is invoiced for so many days after it was completed. */
export const invoiceWindowDays = 365;
export const ordersPerInvoice = 20;
/** So long a buyer has to confirm a red-letter notice; then it is raised again. */
export const redConfirmHours = 72;
export const invoiceTitles = 20;
/** So long a link to a document can be opened. */
export const pdfLinkMinutes = 5;
export const invoiceEmailsPerDay = 5;
/** Bytes of a document at the most. */
export const invoicePdfMax = 200 * 1024;

/** Longest texts of a title, characters. */
export const invoiceTitleMax = {
  titleName: 100,
  address: 100,
  phone: 20,
  bankName: 100,
  email: 254,
} as const;
/** Digits of a bank account. */
export const bankAccountDigits = { min: 8, max: 30 } as const;
/** Digits of an invoice's number. */
export const invoiceNumberDigits = 20;

/** Rates that goods can have of their own, percent. */
export const goodsTaxRates = [0, 9, 13] as const;

/** Tax rates by what a line sells, percent; a server may be configured otherwise. */
export const defaultTaxRates: Readonly<Record<ProductKind, number>> = {
  ticket: 6,
  stay: 6,
  goods: 13,
  service: 6,
  box: 13,
  annualCard: 6,
  cardActivity: 6,
};
