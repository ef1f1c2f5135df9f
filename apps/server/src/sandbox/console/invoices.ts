import { maskEmail } from '@yunyou/validators';
import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import { forgetFailure } from '../../core/retries/store';
import type { Db } from '../../database/connect';
import { confirmRedNotice, ISSUE_JOB, issueInvoice } from '../../flows/invoices';
import { Refusal } from '../../http/refusal';
import { type Action, noSuch } from '../../operator/desk/typed';
import {
  failHeld,
  INVOICE_ANSWERS,
  issueHeld,
  readInvoiceAnswer,
  writeInvoiceAnswer,
} from '../invoices/system';

const SHOWN = 30;

/** What the console shows of invoices, and of the e-mails they went out with. */
export async function readInvoices(db: Db) {
  const [invoiceAnswer, invoices, emails] = await Promise.all([
    readInvoiceAnswer(db),
    db
      .selectFrom('invoices')
      .select([
        'id',
        'sn',
        'request_no as requestNo',
        'type',
        'state',
        'number',
        'total_fen as totalFen',
        'reason',
        'red_of_id as redOfId',
        'confirm_by_ms as confirmByMs',
        'notices',
        'created_ms as createdMs',
      ])
      .orderBy('seq', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('sandbox_emails')
      .selectAll()
      .orderBy('sent_ms', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute(),
  ]);
  return {
    invoiceAnswer,
    invoices,
    emails: emails.map((row) => ({
      to: maskEmail(row.recipient),
      subject: row.subject,
      body: row.body,
      attachment: row.attachment,
      attachmentBytes: row.attachment_bytes,
      sentMs: row.sent_ms,
    })),
  };
}

/** The invoice system's side, and the buyer's word on a red-letter notice. */
export function invoiceActions(app: AppContext, action: Action): void {
  const { db, clock } = app;
  action('/invoices/answer', async ({ answer = '' }) => {
    const wanted = INVOICE_ANSWERS.find((one) => one === answer);
    if (!wanted) throw noSuch('应答', 'answer');
    await writeInvoiceAnswer(db, wanted);
    return '开票系统按此应答 · The invoice system answers so';
  });
  action('/invoices/issue', async ({ id = '' }) => {
    const requestNo = await askedNumber(app, id);
    if (!(await issueHeld(db, requestNo, clock.now()))) throw nothingHeld();
    await issueInvoice(app, id);
    return '发票已开具 · Invoice issued';
  });
  action('/invoices/fail', async ({ id = '', reason = '', reasonEn = '' }) => {
    const requestNo = await askedNumber(app, id);
    const zh = reason.trim() || '税务系统拒绝开票';
    const words = {
      'zh-Hans': zh,
      en: reasonEn.trim() || (reason.trim() ? zh : 'The tax system refused it'),
    };
    if (!(await failHeld(db, requestNo, words))) throw nothingHeld();
    await issueInvoice(app, id);
    return '开票已失败 · Invoice failed';
  });
  action('/invoices/confirm-red', async ({ id = '' }) => {
    await confirmRedNotice(app, id);
    return '红字信息已确认 · Red-letter notice confirmed';
  });
}

/** The number under which the system was asked; one that was not asked yet is asked now. */
async function askedNumber(app: AppContext, id: string): Promise<string> {
  const { db } = app;
  const invoice = await db
    .selectFrom('invoices')
    .select(['request_no', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!invoice) throw noSuch('发票', 'invoice');
  const before = await readInvoiceAnswer(db);
  if (invoice.state === 'submitted') {
    // Whatever it answers otherwise: here a person decides.
    await writeInvoiceAnswer(db, 'hold');
    try {
      await issueInvoice(app, id);
    } finally {
      await writeInvoiceAnswer(db, before);
    }
  }
  if (before === 'silent')
    throw new Refusal(409, { 'zh-Hans': '开票系统无应答', en: 'The invoice system does not answer' });
  await forgetFailure(db, ISSUE_JOB, id);
  return invoice.request_no;
}

const nothingHeld = () =>
  new Refusal(409, { 'zh-Hans': '没有待开具的发票', en: 'There is no invoice that waits' });

const yuan = (fen: number) => `${fen < 0 ? '-' : ''}¥${(Math.abs(fen) / 100).toFixed(2)}`;
const when = (ms: number) => `${dayOf(ms)} ${timeOf(ms)}`;

const form = (path: string, id: string, label: string, fields: ReturnType<typeof html> | string = '') =>
  html`<form method="post" action="console/invoices/${path}"><input type="hidden" name="id" value="${id}">${fields}<button>${label}</button></form>`;

/** The forms and lists of invoices and e-mails. */
export const invoiceForms = ({
  invoiceAnswer,
  invoices,
  emails,
}: Awaited<ReturnType<typeof readInvoices>>) => html`
<h2 id="invoices">发票 <span lang="en">Invoices</span></h2>
<form method="post" action="console/invoices/answer"><label>开票系统 Invoice system <select name="answer">${INVOICE_ANSWERS.map((one) => html`<option${one === invoiceAnswer ? ' selected' : ''}>${one}</option>`)}</select></label> <button>应用 Apply</button></form>
<ul>${invoices.map(
  ({
    id,
    sn,
    type,
    state,
    number,
    totalFen,
    reason,
    redOfId,
    confirmByMs,
    notices,
  }) => html`<li>${sn} ${redOfId ? '红字 red' : ''} ${type} ${yuan(totalFen)} <strong>${state}</strong> <code>${number ?? ''}</code>
${reason ? html`<span class="soft">${reason['zh-Hans']}</span>` : ''}${confirmByMs ? html`<span class="soft">${notices} · 至 until ${when(confirmByMs)}</span>` : ''}
${state === 'submitted' || state === 'issuing' ? form('issue', id, '开具 Issue') : ''}
${(state === 'submitted' || state === 'issuing') && !redOfId ? form('fail', id, '失败 Fail', html`<label>原因 Reason <input name="reason" size="12" maxlength="140"></label>`) : ''}
${state === 'redAwaitingBuyer' ? form('confirm-red', id, '购方确认红字 Confirm red-letter') : ''}</li>`,
)}</ul>
<h2 id="emails">邮件 <span lang="en">E-mails</span></h2>
<ul>${emails.map(
  ({ to, subject, attachment, attachmentBytes, sentMs }) =>
    html`<li>${when(sentMs)} ${to} — ${subject} <span class="soft">${attachment}, ${attachmentBytes} B</span></li>`,
)}</ul>`;
