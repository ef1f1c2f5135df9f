import { html } from 'hono/html';
import { sql } from 'kysely';
import type { AppContext } from '../../context';
import { checkSnapshots } from '../../core/snapshots/store';
import { inTransaction } from '../../database/transaction';
import { type Action, noSuch } from '../../operator/desk/typed';

const SHOWN = 20;

/** The newest snapshots of what was agreed. */
export const readSnapshots = ({ db }: Pick<AppContext, 'db'>) =>
  db
    .selectFrom('order_snapshots as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.id', 's.title', 's.sha256', 's.kind', 'o.sn'])
    .orderBy('s.created_ms', 'desc')
    .orderBy('s.order_id')
    .orderBy('s.seq')
    .limit(SHOWN)
    .execute();

/** Checks every hash, and does what the server itself can not: changes a snapshot behind its back. */
export function snapshotActions({ db }: Pick<AppContext, 'db'>, action: Action): void {
  action('/snapshots/check', async () => {
    const { checked, wrong } = await checkSnapshots(db);
    return wrong.length === 0
      ? `${checked} 份快照全部通过 · All ${checked} snapshots verified`
      : `${checked} 份快照，${wrong.length} 份校验失败 · ${wrong.length} of ${checked} do not match: ${wrong.join(', ')}`;
  });
  // A second time mends it.
  action('/snapshots/tamper', async ({ id = '' }) => {
    const changed = await inTransaction(db, async (tx) => {
      await sql`alter table order_snapshots disable trigger order_snapshots_unchanged`.execute(tx);
      const { rows } = await sql`
        update order_snapshots set canonical = case
          when right(canonical, 1) = ' ' then rtrim(canonical) else canonical || ' ' end
        where id = ${id} returning id`.execute(tx);
      await sql`alter table order_snapshots enable trigger order_snapshots_unchanged`.execute(tx);
      return rows.length;
    });
    if (changed === 0) throw noSuch('快照', 'snapshot');
    return '快照内容已被改动 · Snapshot tampered with';
  });
}

/** The list of snapshots, and what can be done to them. */
export const snapshotForms = (snapshots: Awaited<ReturnType<typeof readSnapshots>>) => html`
<h2 id="snapshots">交易快照 <span lang="en">Transaction snapshots</span></h2>
<form method="post" action="console/snapshots/check"><button>校验全部快照 Check all snapshots</button></form>
<ul>${snapshots.map(
  ({
    id,
    sn,
    kind,
    title,
    sha256,
  }) => html`<li>${sn} ${kind} ${title['zh-Hans']} <code>${sha256.slice(0, 8)}</code>
<form method="post" action="console/snapshots/tamper"><input type="hidden" name="id" value="${id}"><button>改动或还原 Tamper or mend</button></form></li>`,
)}</ul>`;
