import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Selectable, sql } from 'kysely';
import { type Clock, dayOf, timeOf } from '../clock';
import type { Db, Queries } from '../database/connect';
import { inTransaction } from '../database/transaction';
import type { CertificateLedger } from '../outside/certificate-ledger';
import { sandboxPage } from './page';
import type { SandboxTables } from './tables';

const SETTING = 'ledger';
/** What the first entry follows. */
const GENESIS = '0'.repeat(64);

/** Pages of entries, below the server's own address. */
export const LEDGER_PATH = '/sandbox/ledger';

type SandboxEntry = Selectable<SandboxTables['sandbox_ledger']>;

export async function isLedgerSilent(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return (row?.value as { silent?: boolean } | undefined)?.silent ?? false;
}

export async function silenceLedger(db: Queries, silent: boolean): Promise<void> {
  const value = JSON.stringify({ silent });
  await db
    .insertInto('sandbox_settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The id of an entry: a hash over what it says and the entry before it, so that none can be changed without all that follow. */
export const txIdOf = (entry: Pick<SandboxEntry, 'previous' | 'record_hash' | 'at_ms'>): string =>
  createHash('sha256').update(`${entry.previous}\n${entry.record_hash}\n${entry.at_ms}`).digest('hex');

const entryOf = (db: Queries, column: 'record_hash' | 'tx_id', value: string) =>
  db.selectFrom('sandbox_ledger').selectAll().where(column, '=', value).executeTakeFirst();

const shown = ({ tx_id, at_ms }: SandboxEntry) => ({ txId: tx_id, atMs: at_ms });

/** The stand-in of the ledger: a chain of hashes. */
export function createSandboxLedger({
  db,
  clock,
  publicUrl,
}: {
  db: Db;
  clock: Clock;
  publicUrl: string;
}): CertificateLedger {
  const expectAnswer = async () => {
    if (await isLedgerSilent(db)) throw new Error('The ledger does not answer.');
  };
  return {
    network: '澄岚沙箱链 Chenglan sandbox chain',
    async issue(hash) {
      await expectAnswer();
      return inTransaction(db, async (tx) => {
        // Entries follow one another.
        await sql`lock table sandbox_ledger in exclusive mode`.execute(tx);
        const known = await entryOf(tx, 'record_hash', hash);
        if (known) return shown(known);
        const last = await tx
          .selectFrom('sandbox_ledger')
          .select('tx_id')
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst();
        const entry = { record_hash: hash, previous: last?.tx_id ?? GENESIS, at_ms: clock.now() };
        const txId = txIdOf(entry);
        await tx
          .insertInto('sandbox_ledger')
          .values({ ...entry, tx_id: txId })
          .execute();
        return { txId, atMs: entry.at_ms };
      });
    },
    async query(hash) {
      await expectAnswer();
      const known = await entryOf(db, 'record_hash', hash);
      return known && shown(known);
    },
    lookUpUrl: (txId) => `${publicUrl}${LEDGER_PATH}/${txId}`,
  };
}

/** Where everybody looks an entry up: what was entered, when, and what it follows. */
export function ledgerRoutes(db: Queries, nonceOf: (context: object) => string): Hono {
  const hono = new Hono();
  hono.get(`${LEDGER_PATH}/:txId`, async (context) => {
    const entry = await entryOf(db, 'tx_id', context.req.param('txId'));
    const page = (body: ReturnType<typeof html>) => sandboxPage('存证查询', body, nonceOf(context));
    if (!entry)
      return context.html(page(html`<main class="narrow"><h1>没有这条存证 · No such entry</h1></main>`), 404);
    const before =
      entry.previous === GENESIS
        ? html`<span class="soft">首条 · The first one</span>`
        : html`<a href="${LEDGER_PATH}/${entry.previous}"><code>${entry.previous}</code></a>`;
    return context.html(
      page(html`<main>
<h1>存证 <span lang="en">Entry of the ledger</span></h1>
<div class="scroll"><table><tbody>
<tr><th scope="row">编号 No.</th><td>${entry.seq}</td></tr>
<tr><th scope="row">交易 Transaction</th><td><code>${entry.tx_id}</code></td></tr>
<tr><th scope="row">内容哈希 Hash of the record</th><td><code>${entry.record_hash}</code></td></tr>
<tr><th scope="row">时间 Time</th><td>${dayOf(entry.at_ms)} ${timeOf(entry.at_ms)}</td></tr>
<tr><th scope="row">前一条 Before it</th><td>${before}</td></tr>
<tr><th scope="row">校验 Checked</th><td>${txIdOf(entry) === entry.tx_id ? '一致 · It agrees' : '不一致 · It does not agree'}</td></tr>
</tbody></table></div></main>`),
    );
  });
  return hono;
}
