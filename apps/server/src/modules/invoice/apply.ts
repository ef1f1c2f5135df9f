import type { InvoiceState, LocalizedText, RequestOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId, randomDigits } from '../../security/ids';
import { type Composed, chooseOrders } from './compose';
import { lockOrders, orderFacts } from './facts-store';
import { checkedEmail, checkedTitle } from './rules';
import { type InvoiceRow, insertInvoice, insertParty } from './store';
import type { TaxRates } from './tax';

export interface ApplyDeps {
  tx: Tx;
  protection: DataProtection;
  nowMs: number;
  rates: TaxRates;
}

/** A new invoice as it is written before anybody is asked. */
export function newInvoice(
  given: Pick<InvoiceRow, 'member_id' | 'party_id' | 'type' | 'seller_name' | 'seller_tax_id'> &
    Partial<Pick<InvoiceRow, 'red_of_id' | 'replaces_id'>>,
  { items, totalFen, taxFen }: Pick<Composed, 'items' | 'totalFen' | 'taxFen'>,
  nowMs: number,
): Omit<InvoiceRow, 'seq'> {
  const number = `${dayOf(nowMs).replaceAll('-', '')}${randomDigits(10)}`;
  return {
    red_of_id: null,
    replaces_id: null,
    ...given,
    id: newId(),
    sn: `FP${number}`,
    request_no: `R${number}`,
    state: 'submitted',
    items,
    total_fen: totalFen,
    tax_fen: taxFen,
    reason: null as LocalizedText | null,
    number: null,
    created_ms: nowMs,
    sent_ms: null,
    issued_ms: null,
    confirm_by_ms: null,
    notices: 0,
  };
}

/** Asks for an invoice over a member's orders, which are locked until the transaction ends. */
export async function applyForInvoice(
  { tx, protection, nowMs, rates }: ApplyDeps,
  memberId: string,
  { orderIds, type, expectedTotalFen, email: typedEmail, ...typed }: RequestOf<'invoice', 'apply'>,
): Promise<{ id: string; state: InvoiceState }> {
  const title = checkedTitle(typed, type);
  const email = checkedEmail(typedEmail);
  // Somebody else's orders are not locked.
  const own = await orderFacts(tx, orderIds, memberId);
  if (own.length < new Set(orderIds).size) throw notFound();
  await lockOrders(tx, orderIds);
  const chosen = await chooseOrders(tx, { memberId, orderIds, nowMs, rates });
  if (chosen.totalFen !== expectedTotalFen) {
    throw refuse('priceChanged', {
      detail: { totalFen: chosen.totalFen },
      text: {
        'zh-Hans': '可开票金额有变化，请确认新的金额',
        en: 'The amount has changed; please confirm the new one',
      },
    });
  }
  const partyId = newId();
  await insertParty(tx, {
    id: partyId,
    member_id: memberId,
    title_cipher: protection.encrypt(JSON.stringify(title), cell('invoice_parties', 'title_cipher', partyId)),
    email_cipher: protection.encrypt(email, cell('invoice_parties', 'email_cipher', partyId)),
  });
  const invoice = newInvoice(
    {
      member_id: memberId,
      party_id: partyId,
      type,
      seller_name: chosen.seller.name,
      seller_tax_id: chosen.seller.taxId,
    },
    chosen,
    nowMs,
  );
  const orders = chosen.orders.map(({ id, amountFen }) => ({
    order_id: id,
    amount_fen: amountFen,
    live: true,
  }));
  if (!(await insertInvoice(tx, invoice, orders))) throw refuse('invoiceAlready');
  return { id: invoice.id, state: invoice.state };
}
