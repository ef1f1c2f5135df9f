import type { LocalizedText } from '@yunyou/contract';
import type { Clock } from '../../clock';
import { dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import type { InvoiceAnswer, InvoiceRequest, InvoiceSystem } from '../../outside/invoice-system';
import { randomDigits } from '../../security/ids';

const SETTING = 'invoices';

/** What the stand-in does with what it is asked: issues it at once, holds it for the console, or does not answer. */
export const INVOICE_ANSWERS = ['issue', 'hold', 'silent'] as const;
export type InvoiceAnswering = (typeof INVOICE_ANSWERS)[number];

export async function readInvoiceAnswer(db: Queries): Promise<InvoiceAnswering> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return (row?.value as InvoiceAnswering | undefined) ?? 'issue';
}

export async function writeInvoiceAnswer(db: Queries, answer: InvoiceAnswering): Promise<void> {
  const value = JSON.stringify(answer);
  await db
    .insertInto('sandbox_settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const rowOf = (db: Queries, requestNo: string) =>
  db.selectFrom('sandbox_invoices').selectAll().where('request_no', '=', requestNo).executeTakeFirst();

async function answerOf(db: Queries, requestNo: string): Promise<InvoiceAnswer> {
  const row = await rowOf(db, requestNo);
  if (!row) return { state: 'unknown' };
  if (row.state === 'failed') return { state: 'failed', reason: row.reason ?? { 'zh-Hans': '', en: '' } };
  if (row.state === 'issued' && row.number !== null && row.issued_ms !== null)
    return { state: 'issued', number: row.number, issuedAtMs: row.issued_ms };
  return { state: 'processing' };
}

/** Year, region 00 that nobody has, kind, and a number: 20 digits. */
const newNumber = (nowMs: number): string => `${dayOf(nowMs).slice(2, 4)}00${randomDigits(16)}`;

/** Issues what waits; false when nothing does. */
export async function issueHeld(db: Queries, requestNo: string, nowMs: number): Promise<boolean> {
  const issued = await db
    .updateTable('sandbox_invoices')
    .set({ state: 'issued', number: newNumber(nowMs), issued_ms: nowMs })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'waiting')
    .returning('request_no')
    .executeTakeFirst();
  return issued !== undefined;
}

/** Refuses what waits, with a reason; false when nothing does. */
export async function failHeld(db: Queries, requestNo: string, reason: LocalizedText): Promise<boolean> {
  const failed = await db
    .updateTable('sandbox_invoices')
    .set({ state: 'failed', reason: JSON.stringify(reason) })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'waiting')
    .returning('request_no')
    .executeTakeFirst();
  return failed !== undefined;
}

/** Remembers what it was asked, once per number. */
export async function hold(db: Queries, request: InvoiceRequest, nowMs: number): Promise<void> {
  await db
    .insertInto('sandbox_invoices')
    .values({
      request_no: request.requestNo,
      number: null,
      state: 'waiting',
      reason: null,
      body: JSON.stringify(request),
      created_ms: nowMs,
      issued_ms: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The stand-in for the tax side's invoice system: numbers are made up, documents say so. */
export function createSandboxInvoices({ db, clock }: { db: Queries; clock: Clock }): InvoiceSystem {
  return {
    async issue(request) {
      const answering = await readInvoiceAnswer(db);
      if (answering === 'silent') throw new Error('The invoice system did not answer.');
      await hold(db, request, clock.now());
      if (answering === 'issue') await issueHeld(db, request.requestNo, clock.now());
      return answerOf(db, request.requestNo);
    },
    async query(requestNo) {
      if ((await readInvoiceAnswer(db)) === 'silent') throw new Error('The invoice system did not answer.');
      return answerOf(db, requestNo);
    },
    async pdf(requestNo) {
      const row = await rowOf(db, requestNo);
      if (!row?.number || row.issued_ms === null) throw new Error('There is no such invoice.');
      // Fonts and their tools are loaded when the first document is made.
      const { drawInvoice } = await import('./document');
      return drawInvoice(row.body, { number: row.number, issuedMs: row.issued_ms });
    },
  };
}
