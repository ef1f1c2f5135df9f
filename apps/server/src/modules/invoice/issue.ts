import type { LocalizedText } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { ruleTexts } from '../../http/rule-texts';
import type { InvoiceAnswer, InvoiceRequest } from '../../outside/invoice-system';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { type ApplyDeps, newInvoice } from './apply';
import { compose } from './compose';
import { insertEmail } from './emails-store';
import { lockOrders, orderFacts } from './facts-store';
import { takeBack } from './papers';
import {
  freeOrders,
  type InvoiceOrderRow,
  type InvoiceRow,
  insertInvoice,
  invoiceById,
  lockInvoice,
  namedOrders,
  ordersOnInvoice,
  partyOf,
  setInvoice,
  setOrderAmounts,
} from './store';
import type { Title } from './tables';
import type { TaxRates } from './tax';

interface Locked {
  invoice: InvoiceRow;
  orders: InvoiceOrderRow[];
}

/** Locks an invoice's orders, then the invoice and what it takes back. */
async function lockWithOrders(tx: Tx, id: string): Promise<Locked> {
  const orders = await ordersOnInvoice(tx, id);
  await lockOrders(
    tx,
    orders.map(({ order_id }) => order_id),
  );
  const invoice = await lockInvoice(tx, id);
  if (invoice.red_of_id) await lockInvoice(tx, invoice.red_of_id);
  return { invoice, orders };
}

const reasonOf = (rule: 'refundPending' | 'invoiceNothingLeft'): LocalizedText => ({
  'zh-Hans': ruleTexts[rule]['zh-Hans'],
  en: ruleTexts[rule].en,
});

async function reject(tx: Tx, id: string, reason: LocalizedText): Promise<void> {
  await setInvoice(tx, id, { state: 'rejected', reason });
  await freeOrders(tx, id);
}

/** What is to be asked: to issue, or only what became of it since a refund of one of its orders wins. */
export type Asking = { request: InvoiceRequest; isWithdrawn: boolean } | undefined;

/**
 * Begins to issue an invoice: its amount is reckoned anew under its orders' locks, and its number is known here before
 * anybody else hears of it. Nothing is to be asked when it has ended, or ends now.
 */
export async function beginIssuing({ tx, protection, nowMs, rates }: ApplyDeps, id: string): Promise<Asking> {
  const { invoice, orders } = await lockWithOrders(tx, id);
  if (invoice.state !== 'submitted' && invoice.state !== 'issuing') return undefined;
  if (invoice.red_of_id) {
    if (invoice.state === 'submitted') await setInvoice(tx, id, { state: 'issuing', sent_ms: nowMs });
    return { request: await requestOf(tx, protection, invoice), isWithdrawn: false };
  }
  const { isPending, composed, isChanged } = await standing(tx, orders, rates);
  if (invoice.state === 'issuing') {
    return { request: await requestOf(tx, protection, invoice), isWithdrawn: isPending || isChanged };
  }
  if (isPending || composed.orders.length === 0) {
    await reject(tx, id, reasonOf(isPending ? 'refundPending' : 'invoiceNothingLeft'));
    return undefined;
  }
  if (isChanged) {
    await setOrderAmounts(
      tx,
      id,
      composed.orders.map(({ id: orderId, amountFen }) => ({ orderId, amountFen })),
    );
  }
  const { items, totalFen, taxFen } = composed;
  await setInvoice(tx, id, {
    state: 'issuing',
    sent_ms: nowMs,
    items,
    total_fen: totalFen,
    tax_fen: taxFen,
  });
  const begun = { ...invoice, items, total_fen: totalFen, tax_fen: taxFen };
  return { request: await requestOf(tx, protection, begun), isWithdrawn: false };
}

/** How an invoice's orders stand now: whether money is on its way back, and whether it would say something else. */
async function standing(tx: Tx, orders: readonly InvoiceOrderRow[], rates: TaxRates) {
  const facts = await orderFacts(
    tx,
    orders.map(({ order_id }) => order_id),
  );
  const composed = compose(facts, rates);
  const isSame = ({ order_id, amount_fen }: InvoiceOrderRow) =>
    composed.orders.some(({ id, amountFen }) => id === order_id && amountFen === amount_fen);
  return {
    composed,
    isPending: facts.some(({ hasOpenRefund }) => hasOpenRefund),
    isChanged: !orders.every(isSame),
  };
}

/** Writes down what the invoice system said; what it still works on changes nothing. */
export async function finishIssuing(deps: ApplyDeps, id: string, answer: InvoiceAnswer): Promise<void> {
  const { tx, nowMs, rates } = deps;
  const { invoice, orders } = await lockWithOrders(tx, id);
  if (invoice.state !== 'issuing' || answer.state === 'processing') return;
  const { isPending, isChanged } = invoice.red_of_id
    ? { isPending: false, isChanged: false }
    : await standing(tx, orders, rates);
  const refundWins = isPending || isChanged;
  if (answer.state === 'unknown') {
    if (refundWins) await reject(tx, id, reasonOf('refundPending'));
    return;
  }
  if (answer.state === 'failed') {
    if (invoice.red_of_id) throw new Error(`Red-letter invoice ${invoice.sn}: ${answer.reason.en}`);
    return reject(tx, id, refundWins ? reasonOf('refundPending') : answer.reason);
  }
  const issued = { number: answer.number, issued_ms: answer.issuedAtMs };
  if (refundWins) {
    // It exists there: what must not stand is taken back at once.
    await setInvoice(tx, id, issued);
    await reject(tx, id, reasonOf('refundPending'));
    return takeBack(tx, { ...invoice, ...issued }, nowMs);
  }
  await setInvoice(tx, id, { ...issued, state: 'issued' });
  await queueEmail(deps, invoice);
  if (invoice.red_of_id) await endTakenBack(deps, invoice.red_of_id);
}

/** An invoice is taken back; a new one over what remains of its orders comes after it. */
async function endTakenBack({ tx, nowMs, rates }: ApplyDeps, id: string): Promise<void> {
  const blue = await invoiceById(tx, id);
  // One that a refund was faster than is asked for again by the member.
  if (!blue || (blue.state !== 'issued' && blue.state !== 'redAwaitingBuyer')) return;
  await setInvoice(tx, id, { state: 'red', confirm_by_ms: null });
  await freeOrders(tx, id);
  const orders = await ordersOnInvoice(tx, id);
  const { orders: left, ...composed } = compose(
    await orderFacts(
      tx,
      orders.map(({ order_id }) => order_id),
    ),
    rates,
  );
  if (left.length === 0) return;
  const { member_id, party_id, type, seller_name, seller_tax_id } = blue;
  await insertInvoice(
    tx,
    newInvoice({ member_id, party_id, type, seller_name, seller_tax_id, replaces_id: id }, composed, nowMs),
    left.map((order) => ({ order_id: order.id, amount_fen: order.amountFen, live: true })),
  );
}

/** An issued invoice goes out by itself. */
async function queueEmail({ tx, protection, nowMs }: ApplyDeps, invoice: InvoiceRow): Promise<void> {
  const { email_cipher } = await partyOf(tx, invoice.party_id);
  const email = protection.decrypt(email_cipher, cell('invoice_parties', 'email_cipher', invoice.party_id));
  // Whoever left has none any more.
  if (email === '') return;
  await writeEmail({ tx, protection, nowMs }, { invoice, email, asked: false });
}

/** Queues an e-mail with an invoice; resolves to its id. */
export async function writeEmail(
  { tx, protection, nowMs }: { tx: Tx; protection: DataProtection; nowMs: number },
  { invoice, email, asked }: { invoice: Pick<InvoiceRow, 'id' | 'member_id'>; email: string; asked: boolean },
): Promise<string> {
  const id = newId();
  await insertEmail(tx, {
    id,
    invoice_id: invoice.id,
    member_id: invoice.member_id,
    email_cipher: protection.encrypt(email, cell('invoice_emails', 'email_cipher', id)),
    asked,
    created_ms: nowMs,
  });
  return id;
}

/** Stands on the invoices of a person who has left. */
const NOBODY: Title = {
  titleKind: 'personal',
  titleName: '个人',
  taxId: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
};

/** Opens the title that an invoice is made out to. */
export const openTitle = (protection: DataProtection, partyId: string, titleCipher: string): Title =>
  titleCipher === ''
    ? NOBODY
    : (JSON.parse(
        protection.decrypt(titleCipher, cell('invoice_parties', 'title_cipher', partyId)),
      ) as Title);

/** Numbers of orders in one line: of many the first ones, and how many there are. */
const NAMED = 4;
const remarkOf = (numbers: readonly string[]): string =>
  numbers.length > NAMED ? `${numbers.slice(0, NAMED).join(' ')} 等${numbers.length}笔` : numbers.join(' ');

async function requestOf(tx: Tx, protection: DataProtection, invoice: InvoiceRow): Promise<InvoiceRequest> {
  const { title_cipher } = await partyOf(tx, invoice.party_id);
  const orders = await namedOrders(tx, invoice.id);
  const taken = invoice.red_of_id ? await invoiceById(tx, invoice.red_of_id) : undefined;
  return {
    requestNo: invoice.request_no,
    type: invoice.type,
    redOf: taken?.number ?? null,
    seller: { name: invoice.seller_name, taxId: invoice.seller_tax_id },
    buyer: openTitle(protection, invoice.party_id, title_cipher),
    items: invoice.items,
    totalFen: invoice.total_fen,
    taxFen: invoice.tax_fen,
    remark: remarkOf(orders.map(({ sn }) => sn)),
  };
}
