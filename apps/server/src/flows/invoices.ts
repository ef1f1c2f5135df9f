import { createHash } from 'node:crypto';
import type { AppContext } from '../context';
import { forgetFailure, noteFailure } from '../core/retries/store';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { emailById, markEmailSent, storedPdf, storePdf } from '../modules/invoice/emails-store';
import { type Asking, beginIssuing, finishIssuing } from '../modules/invoice/issue';
import { takeBack } from '../modules/invoice/papers';
import { type InvoiceRow, invoiceById, lockInvoice } from '../modules/invoice/store';
import type { InvoiceAnswer } from '../outside/invoice-system';
import { cell } from '../security/data-protection';

export const ISSUE_JOB = 'issue-invoices';
export const MAIL_JOB = 'mail-invoices';

/**
 * Has the invoice system issue an invoice; asked again at growing intervals under the same number until there is a last word.
 * The system is asked between two transactions.
 */
export async function issueInvoice(app: AppContext, id: string): Promise<void> {
  const { db, clock, protection, config } = app;
  const deps = () => ({ protection, nowMs: clock.now(), rates: config.taxRates });
  const later = (error: string) =>
    noteFailure(db, { job: ISSUE_JOB, subjectId: id, error, nowMs: clock.now() });
  try {
    const asking = await inTransaction(db, (tx) => beginIssuing({ tx, ...deps() }, id));
    if (!asking) return await forgetFailure(db, ISSUE_JOB, id);
    const answer = await askSystem(app, asking);
    await inTransaction(db, (tx) => finishIssuing({ tx, ...deps() }, id, answer));
    if (answer.state === 'processing') return await later('The invoice system works on it.');
    await forgetFailure(db, ISSUE_JOB, id);
  } catch (error) {
    await later(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Asks to issue; where a refund was faster, only what became of it. */
const askSystem = (
  { invoices }: Pick<AppContext, 'invoices'>,
  { request, isWithdrawn }: NonNullable<Asking>,
): Promise<InvoiceAnswer> => (isWithdrawn ? invoices.query(request.requestNo) : invoices.issue(request));

/** The document of an issued invoice, fetched once and kept: the same bytes for ever. */
export async function pdfOf(
  { db, invoices }: Pick<AppContext, 'db' | 'invoices'>,
  { id, request_no }: Pick<InvoiceRow, 'id' | 'request_no'>,
): Promise<{ sha256: string; data: Buffer }> {
  const known = await storedPdf(db, id);
  if (known) return known;
  const data = Buffer.from(await invoices.pdf(request_no));
  const sha256 = createHash('sha256').update(data).digest('hex');
  await storePdf(db, { invoice_id: id, sha256, data });
  return (await storedPdf(db, id)) ?? { sha256, data };
}

/** Sends a queued e-mail with its invoice. */
export async function mailInvoice(app: AppContext, id: string): Promise<void> {
  const { db, clock, protection, mail } = app;
  const email = await emailById(db, id);
  if (!email || email.sent_ms !== null) return;
  const to = protection.decrypt(email.email_cipher, cell('invoice_emails', 'email_cipher', id));
  const invoice = await invoiceById(db, email.invoice_id);
  if (to !== '' && invoice?.number) {
    const { data } = await pdfOf(app, invoice);
    await mail.send({
      to,
      ...wordsOf(invoice),
      attachment: { name: `${invoice.number}.pdf`, type: 'application/pdf', bytes: data },
    });
  }
  await markEmailSent(db, id, clock.now());
}

function wordsOf({ number, total_fen, red_of_id, seller_name }: InvoiceRow): {
  subject: string;
  text: string;
} {
  const amount = (total_fen / 100).toFixed(2);
  const [zh, en] = red_of_id ? ['红字发票', 'Red-letter invoice'] : ['电子发票', 'Invoice'];
  return {
    subject: `【云游】${zh} ${number} · ${en}`,
    text: `${seller_name['zh-Hans']}为您开具的${zh}（号码 ${number}，价税合计 ${amount} 元）见附件。\n\n${en} ${number} of ${seller_name.en}, CNY ${amount} with tax, is attached.`,
  };
}

/** The buyer of a special invoice has confirmed the red-letter notice; the red-letter invoice is asked for. */
export async function confirmRedNotice(app: AppContext, id: string): Promise<void> {
  const { db, clock } = app;
  await inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.state !== 'redAwaitingBuyer') {
      throw new Refusal(409, { 'zh-Hans': '没有待确认的红字信息', en: 'There is no notice to confirm' });
    }
    await takeBack(tx, invoice, clock.now());
  });
}
