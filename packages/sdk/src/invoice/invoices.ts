import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import type {
  InvoiceApplyRequest,
  InvoiceableOrder,
  InvoiceDetail,
  InvoiceEditTitleRequest,
  InvoiceListRequest,
  InvoiceOrdersRequest,
  InvoicePreview,
  InvoicePreviewRequest,
  InvoiceSummary,
  InvoiceTitle,
  InvoiceTitleInput,
  Page,
  ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOrderKeys } from '../order/order-keys';

/** The member's invoices and title book. Every call rejects with ApiError. */
export interface Invoices {
  /** Orders that can be invoiced now, those of one seller together. */
  orders(query: InvoiceOrdersRequest, options?: CallOptions): Promise<Page<InvoiceableOrder>>;
  /** What an invoice would say. `rule` of the error: `invoiceSellerMixed`, `invoiceAlready`, `refundPending` and others. */
  preview(request: InvoicePreviewRequest, options?: CallOptions): Promise<InvoicePreview>;
  /**
   * Asks for an invoice, under one idempotency key until it was answered: sent again after a lost network or a reload, it is
   * asked for once.
   */
  apply(request: InvoiceApplyRequest, options?: CallOptions): Promise<ResponseOf<'invoice', 'apply'>>;
  /** What the member applied for, newest first. */
  list(query: InvoiceListRequest, options?: CallOptions): Promise<Page<InvoiceSummary>>;
  /** One invoice with its items and its chain of red-letter and new ones. */
  detail(id: string, options?: CallOptions): Promise<InvoiceDetail>;
  /** Takes an application back; `rule` `invoiceStateChanged` once it is being issued. */
  cancel(id: string, options?: CallOptions): Promise<void>;
  /** Sends an issued invoice again; `rule` `emailLimit` after five a day. */
  sendEmail(id: string, email: string, options?: CallOptions): Promise<void>;
  /** A link to the document that stands for five minutes. */
  pdf(id: string, options?: CallOptions): Promise<ResponseOf<'invoice', 'pdf'>>;
  /** The title book, the default first, then the newest. */
  titles(options?: CallOptions): Promise<readonly InvoiceTitle[]>;
  /** Resolves to the new title's id; `rule` `titleLimit` when there are 20. */
  addTitle(title: InvoiceTitleInput, options?: CallOptions): Promise<string>;
  /** Changes a title of the book; invoices that were issued keep theirs. */
  editTitle(title: InvoiceEditTitleRequest, options?: CallOptions): Promise<void>;
  /** Deletes a title; the newest other one becomes the default. */
  removeTitle(id: string, options?: CallOptions): Promise<void>;
  /** Makes a title the one that forms begin with. */
  makeDefaultTitle(id: string, options?: CallOptions): Promise<void>;
}

const draftKey = 'invoiceApply';

export function createInvoices(
  { drafts, random }: Pick<Core, 'drafts' | 'random'>,
  { invoice }: Pick<ApiClient, 'invoice'>,
): Invoices {
  const keys = createOrderKeys(drafts, random);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  return {
    orders: (query, options) => invoice.orders(query, options),
    preview: (request, options) => invoice.preview(request, here(options)),
    async apply(request, options) {
      try {
        const idempotencyKey = keys.keyFor(request, draftKey);
        const answer = await invoice.apply(request, { idempotencyKey, ...here(options) });
        keys.remove(request, draftKey);
        return answer;
      } catch (error) {
        const isOpen =
          isApiError(error) && (error.retryable || ['cancelled', 'auth', 'malformed'].includes(error.kind));
        if (!isOpen) keys.remove(request, draftKey);
        throw error;
      }
    },
    list: (query, options) => invoice.list(query, options),
    detail: (id, options) => invoice.detail({ id }, options),
    async cancel(id, options) {
      await invoice.cancel({ id }, here(options));
    },
    async sendEmail(id, email, options) {
      await invoice.sendEmail({ id, email }, here(options));
    },
    pdf: (id, options) => invoice.pdf({ id }, here(options)),
    titles: (options) => invoice.titles({}, options),
    async addTitle(title, options) {
      return (await invoice.addTitle(title, here(options))).id;
    },
    async editTitle(title, options) {
      await invoice.editTitle(title, here(options));
    },
    async removeTitle(id, options) {
      await invoice.deleteTitle({ id }, here(options));
    },
    async makeDefaultTitle(id, options) {
      await invoice.setDefaultTitle({ id }, here(options));
    },
  };
}
