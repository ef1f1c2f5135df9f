import {
  type InvoiceableOrder,
  type InvoiceDetail,
  type InvoicePreview,
  type InvoiceState,
  type InvoiceSummary,
  type Locale,
  orderStatus,
} from '@yunyou/contract';
import { maskEmail } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { cell, type DataProtection } from '../../security/data-protection';
import type { Composed } from './compose';
import { invoiceOfOrder, type OrderFacts, orderFacts } from './facts-store';
import { openTitle } from './issue';
import { lastInvoiceDay, windowEndsMs } from './rules';
import { chainOf, type InvoiceRow, invoiceOf, namedOrders, partyOf } from './store';
import type { InvoiceItem } from './tables';

const itemIn =
  (locale: Locale) =>
  ({ name, ...item }: InvoiceItem) => ({ ...item, name: name[locale] });

export const invoiceableOrderOf = (order: OrderFacts, locale: Locale): InvoiceableOrder => ({
  id: order.id,
  sn: order.sn,
  title: order.title[locale],
  seller: { name: order.seller?.name[locale] ?? '', taxId: order.seller?.taxId ?? '' },
  completedAtMs: order.completedMs ?? 0,
  lastDay: lastInvoiceDay(order.completedMs ?? 0),
  invoiceableFen: order.totalFen - order.refundedFen,
});

export const previewOf = (
  { items, totalFen, taxFen, orders, seller }: Composed & { seller: NonNullable<OrderFacts['seller']> },
  locale: Locale,
): InvoicePreview => ({
  items: items.map(itemIn(locale)),
  totalFen,
  taxFen,
  seller: { name: seller.name[locale], taxId: seller.taxId },
  orders: orders.map(({ id, sn, title, amountFen }) => ({ id, sn, title: title[locale], amountFen })),
});

const inShort = (invoice: InvoiceRow, titleName: string, locale: Locale) => ({
  id: invoice.id,
  sn: invoice.sn,
  type: invoice.type,
  titleName,
  totalFen: invoice.total_fen,
  state: invoice.state,
  sellerName: invoice.seller_name[locale],
  invoiceNumber: invoice.number,
  createdAtMs: invoice.created_ms,
  issuedAtMs: invoice.issued_ms,
  redOfId: invoice.red_of_id,
  replacesId: invoice.replaces_id,
});

export const summaryOf = (
  row: InvoiceRow & { title_cipher: string; order_count: number | null },
  protection: DataProtection,
  locale: Locale,
): InvoiceSummary => ({
  ...inShort(row, openTitle(protection, row.party_id, row.title_cipher).titleName, locale),
  orderCount: row.order_count ?? 1,
});

const ISSUED: readonly InvoiceState[] = ['issued', 'redAwaitingBuyer', 'red'];

/** Whether there is a document of it that can be shown. */
export const hasPdf = ({ state }: Pick<InvoiceRow, 'state'>): boolean => ISSUED.includes(state);

/** One invoice of a member, with the chain it belongs to. */
export async function invoiceDetail(
  { db, protection, locale }: { db: Queries; protection: DataProtection; locale: Locale },
  memberId: string,
  id: string,
): Promise<InvoiceDetail> {
  const invoice = await invoiceOf(db, memberId, id);
  const [party, orders, chain] = await Promise.all([
    partyOf(db, invoice.party_id),
    namedOrders(db, id),
    chainOf(db, invoice.party_id),
  ]);
  const title = openTitle(protection, party.id, party.title_cipher);
  return {
    ...inShort(invoice, title.titleName, locale),
    ...title,
    items: invoice.items.map(itemIn(locale)),
    taxFen: invoice.tax_fen,
    sellerTaxId: invoice.seller_tax_id,
    email: maskEmail(
      protection.decrypt(party.email_cipher, cell('invoice_parties', 'email_cipher', party.id)),
    ),
    orders: orders.map((order) => ({
      id: order.id,
      sn: order.sn,
      title: (locale === 'en' ? order.snapshot_en : order.snapshot).title,
      amountFen: order.amount_fen,
    })),
    reason: invoice.reason?.[locale] ?? '',
    confirmByMs: invoice.confirm_by_ms,
    hasPdf: hasPdf(invoice),
    chain: chain.map((one) => ({
      id: one.id,
      sn: one.sn,
      state: one.state,
      totalFen: one.total_fen,
      invoiceNumber: one.number,
      isRed: one.red_of_id !== null,
    })),
  };
}

const CAN: readonly number[] = [orderStatus.complete, orderStatus.closed];

/** What an order says of its invoices. */
export async function orderInvoice(
  db: Queries,
  orderId: string,
  nowMs: number,
): Promise<{ canApply: boolean; id: string | null; state: InvoiceState | null }> {
  const [facts, last] = await Promise.all([orderFacts(db, [orderId]), invoiceOfOrder(db, orderId)]);
  const [order] = facts;
  const canApply =
    order !== undefined &&
    CAN.includes(order.status) &&
    order.isPaidHere &&
    order.seller !== null &&
    order.totalFen > order.refundedFen &&
    !order.hasOpenRefund &&
    order.liveInvoiceId === null &&
    order.completedMs !== null &&
    windowEndsMs(order.completedMs) > nowMs;
  return { canApply, id: last?.id ?? null, state: last?.state ?? null };
}
