import { redConfirmHours } from '@yunyou/contract';
import type { OrderPapers } from '../../core/papers';
import type { Tx } from '../../database/connect';
import { newInvoice } from './apply';
import { invoiceInvariants } from './invariants';
import { sellersOf } from './sellers-store';
import {
  hasIssuedSpecial,
  type InvoiceRow,
  insertInvoice,
  lockIssuedOf,
  ordersOnInvoice,
  redOf,
  setInvoice,
} from './store';
import { redItems, sumOf } from './tax';

const HOUR_MS = 3_600_000;
/** So long a buyer has to confirm a red-letter notice. */
export const RED_CONFIRM_MS = redConfirmHours * HOUR_MS;

/** Invoices follow the money of their orders. */
export const invoicePapers: OrderPapers = {
  invariants: invoiceInvariants,
  sellers: sellersOf,
  needMerchant: hasIssuedSpecial,

  async refunded(tx, orderId, nowMs) {
    const invoice = await lockIssuedOf(tx, orderId);
    if (invoice?.state !== 'issued') return;
    if (invoice.type === 'normal') return takeBack(tx, invoice, nowMs);
    await setInvoice(tx, invoice.id, {
      state: 'redAwaitingBuyer',
      confirm_by_ms: nowMs + RED_CONFIRM_MS,
      notices: invoice.notices + 1,
    });
  },
};

/** Asks for the red-letter invoice of a locked one, whole, once. What comes after it is reckoned when it is issued. */
export async function takeBack(tx: Tx, invoice: InvoiceRow, nowMs: number): Promise<void> {
  if (await redOf(tx, invoice.id)) return;
  const items = redItems(invoice.items);
  const { member_id, party_id, type, seller_name, seller_tax_id } = invoice;
  const orders = await ordersOnInvoice(tx, invoice.id);
  await insertInvoice(
    tx,
    newInvoice(
      { member_id, party_id, type, seller_name, seller_tax_id, red_of_id: invoice.id },
      { items, ...sumOf(items) },
      nowMs,
    ),
    orders.map(({ order_id, amount_fen }) => ({ order_id, amount_fen: -amount_fen, live: false })),
  );
}
