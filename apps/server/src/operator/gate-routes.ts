import type { Context, Hono } from 'hono';
import { dayOf } from '../clock';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { nonceOf } from '../http/security-headers';
import { verifyVoucher } from '../modules/voucher/verify';
import { voucherAtGate, vouchersOfDay } from './gate-store';
import { onlyFor } from './only-for';
import { operatorPage, rolesOfSection } from './page';
import { gateBody } from './pages/gate';
import { perform } from './perform';
import type { OperatorEnv } from './staff/session';

const DAY_MS = 24 * 60 * 60_000;
/** What was let in without a network is taken for so long. */
export const LATE_MAX_MS = 2 * DAY_MS;
/** Entries that are sent later at once. */
const LATE_COUNT_MAX = 200;

/** What the gate's page is told of one code. */
interface GateAnswer {
  ok: boolean;
  /** What it was for; absent for a code nobody has. */
  title?: string;
  person?: string;
  documentEnd?: string;
  /** How often it can still be used after this. */
  left?: number;
  /** Why not. */
  why?: string;
  usedMs?: number | null;
}

/** The gate: one code after the other, the list of the day, and what was let in while there was no network. */
export function gateRoutes(app: AppContext, hono: Hono<OperatorEnv>): void {
  const { db, clock } = app;
  const roles = rolesOfSection('/operator/gate');

  hono.get('/gate', onlyFor(roles), (context) =>
    context.html(
      operatorPage({
        title: ['核销', 'Gate'],
        body: gateBody(),
        nonce: nonceOf(context),
        staff: context.get('staff'),
        at: '/operator/gate',
        script: 'gate',
      }),
    ),
  );

  hono.post('/gate/verify', async (context) => {
    const { code = '' } = await context.req.parseBody();
    const answer = await verifyAt(app, context, { code: String(code), atMs: clock.now(), isLate: false });
    return context.json(answer);
  });

  // Titles stand once; a code is its hash, how often it is still good, and the place of its title.
  hono.get('/gate/list.json', onlyFor(roles), async (context) => {
    const day = dayOf(clock.now());
    const vouchers = await vouchersOfDay(db, day);
    const titles = [...new Set(vouchers.map(({ title }) => title))];
    return context.json({
      day,
      madeMs: clock.now(),
      titles,
      codes: vouchers.map(({ hash, left, title }) => [hash, left, titles.indexOf(title)]),
    });
  });

  hono.post('/gate/later', async (context) => {
    const entries = lateEntries(await context.req.json().catch(() => undefined), clock.now());
    if (!entries) return context.json({ error: '无法读取 · Not readable' }, 400);
    const answers: (GateAnswer & { code: string })[] = [];
    for (const entry of entries) {
      answers.push({ code: entry.code, ...(await verifyAt(app, context, { ...entry, isLate: true })) });
    }
    return context.json({ answers });
  });
}

interface Entry {
  code: string;
  atMs: number;
  isLate: boolean;
}

/** Verifies a voucher and says who it let in, or why not. Sent twice, an entry of the same moment is one entry. */
async function verifyAt(app: AppContext, context: Context<OperatorEnv>, entry: Entry): Promise<GateAnswer> {
  const code = entry.code.replace(/\s+/g, '').slice(0, 64);
  const known = await voucherAtGate(app, code);
  if (known && entry.isLate && known.usedMs === entry.atMs)
    return answerOf(known, known.uses - known.usedTimes);
  try {
    await perform(app, context, {
      action: entry.isLate ? '/gate/later' : '/gate/verify',
      roles: rolesOfSection('/operator/gate'),
      subject: code,
      work: () =>
        inTransaction(app.db, (tx) => verifyVoucher(tx, { kinds: app.kinds, nowMs: entry.atMs }, code)),
      noteOf: () => (entry.isLate ? new Date(entry.atMs).toISOString() : ''),
    });
    return known ? answerOf(known, Math.max(0, known.uses - known.usedTimes - 1)) : { ok: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = `${error.text['zh-Hans']} · ${error.text.en}`;
    return known
      ? { ...answerOf(known, known.uses - known.usedTimes), ok: false, why, usedMs: known.usedMs }
      : { ok: false, why };
  }
}

type Known = NonNullable<Awaited<ReturnType<typeof voucherAtGate>>>;

const answerOf = ({ title, person, documentEnd }: Known, left: number): GateAnswer => ({
  ok: true,
  title,
  person,
  documentEnd,
  left,
});

/** Entries of the last days, each with a code and its moment; undefined for anything else. */
function lateEntries(body: unknown, nowMs: number): { code: string; atMs: number }[] | undefined {
  const entries = (body as { entries?: unknown } | undefined)?.entries;
  if (!Array.isArray(entries) || entries.length > LATE_COUNT_MAX) return undefined;
  const read = entries.flatMap((entry: { code?: unknown; atMs?: unknown } | null) =>
    typeof entry?.code === 'string' && typeof entry.atMs === 'number' && Number.isInteger(entry.atMs)
      ? [{ code: entry.code, atMs: entry.atMs }]
      : [],
  );
  const isWhole = read.length === entries.length;
  const isRecent = read.every(({ atMs }) => atMs <= nowMs + DAY_MS / 24 && atMs > nowMs - LATE_MAX_MS);
  if (!isWhole || !isRecent) return undefined;
  return read.map(({ code, atMs }) => ({ code, atMs: Math.min(atMs, nowMs) }));
}
