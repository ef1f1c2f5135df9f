import { type Selectable, sql } from 'kysely';
import { addDays, dayOf } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import type { StatementRow } from '../../outside/payment-gateway';
import type { CoreTables } from '../tables';

export type RunRow = Selectable<CoreTables['statement_runs']>;

/** The run of a day of a payment system; made when there is none. */
export async function openRun(db: Queries, gateway: string, day: string, nowMs: number): Promise<RunRow> {
  await db
    .insertInto('statement_runs')
    .values({ gateway, day, state: 'waiting', sha1: null, started_ms: nowMs, done_ms: null })
    .onConflict((conflict) => conflict.columns(['gateway', 'day']).doNothing())
    .execute();
  return runOf(db, gateway, day).executeTakeFirstOrThrow();
}

/** Keeps other processes from reading or ending the same run until the transaction is over. */
export const lockRun = (tx: Tx, { gateway, day }: Pick<RunRow, 'gateway' | 'day'>): Promise<RunRow> =>
  runOf(tx, gateway, day).forUpdate().executeTakeFirstOrThrow();

const runOf = (db: Queries, gateway: string, day: string) =>
  db.selectFrom('statement_runs').selectAll().where('gateway', '=', gateway).where('day', '=', day);

/** A run that could not be read yet; one that was read meanwhile stays so. */
export async function setRunUnread(
  db: Queries,
  { gateway, day }: Pick<RunRow, 'gateway' | 'day'>,
  state: 'waiting' | 'failed',
  error: string,
): Promise<void> {
  await db
    .updateTable('statement_runs')
    .set({ state, error: error.slice(0, 500) })
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('state', 'in', ['waiting', 'failed'])
    .execute();
}

/** The file was read to its end: what it adds up to. A run that was compared before stays so. */
export async function setRunRead(
  tx: Tx,
  { gateway, day }: Pick<RunRow, 'gateway' | 'day'>,
  sha1: string | null,
): Promise<void> {
  await sql`
    update statement_runs run set
      state = case when run.state = 'matched' then 'matched' else 'fetched' end,
      error = '', sha1 = coalesce(${sha1}, run.sha1),
      rows = t.rows, paid_fen = t.paid_fen, refunded_fen = t.refunded_fen, fee_fen = t.fee_fen
    from (
      select count(*)::integer as rows,
        coalesce(sum(amount_fen) filter (where kind = 'payment'), 0) as paid_fen,
        coalesce(sum(amount_fen) filter (where kind = 'refund'), 0) as refunded_fen,
        coalesce(sum(fee_fen), 0) as fee_fen
      from statement_rows where gateway = ${gateway} and day = ${day}
    ) t
    where run.gateway = ${gateway} and run.day = ${day}`.execute(tx);
}

export async function setRunMatched(
  tx: Tx,
  { gateway, day }: Pick<RunRow, 'gateway' | 'day'>,
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('statement_runs')
    .set({ state: 'matched', done_ms: nowMs })
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('state', '=', 'fetched')
    .execute();
}

/**
 * Writes rows of a file, each booking once. One that stands in the same reading twice, or in another day's file too, makes a
 * difference; one that an earlier reading of this day knew is nothing new.
 */
export async function insertRows(
  tx: Tx,
  { gateway, day, reading, nowMs }: { gateway: string; day: string; reading: string; nowMs: number },
  rows: readonly StatementRow[],
): Promise<void> {
  await sql`
    with given as (
      select g.*, row_number() over (partition by g.kind, g.number) as time
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(kind text, number text, "amountFen" integer, "feeFen" integer, "atMs" bigint)
    ), added as (
      insert into statement_rows (gateway, number, kind, day, reading, amount_fen, fee_fen, at_ms)
      select ${gateway}, number, kind, ${day}, ${reading}, "amountFen", "feeFen", "atMs" from given where time = 1
      on conflict (gateway, number, kind) do nothing
      returning number, kind
    )
    insert into statement_differences (gateway, run_day, number, of, kind, theirs_fen, state, found_ms)
    select distinct on (g.number, g.kind)
      ${gateway}, ${day}, g.number, g.kind, 'duplicate', g."amountFen", 'open', ${nowMs}::bigint
    from given g
    left join statement_rows r on r.gateway = ${gateway} and r.number = g.number and r.kind = g.kind
    where g.time > 1 or (
      not exists (select from added a where a.number = g.number and a.kind = g.kind)
      and (r.reading = ${reading} or r.day <> ${day}))
    on conflict (gateway, number, of, kind) do nothing`.execute(tx);
}

/** No payment system keeps its files much longer than three months. */
const KEPT_DAYS = 89;

/** The days of a payment system that are to be compared, up to and with `lastDay`: begun and not done, and not begun. */
export async function daysToReconcile(db: Queries, gateway: string, lastDay: string): Promise<string[]> {
  const firstDay = addDays(lastDay, -KEPT_DAYS);
  const runs = await db
    .selectFrom('statement_runs')
    .select(['day', 'state'])
    .where('gateway', '=', gateway)
    .where('day', '>=', firstDay)
    .orderBy('day')
    .execute();
  const known = new Set(runs.map((run) => run.day));
  const from = runs[0]?.day ?? (await firstPaidDay(db, gateway)) ?? lastDay;
  const days = runs.filter((run) => run.state !== 'matched' && run.day <= lastDay).map((run) => run.day);
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (day >= from && !known.has(day)) days.push(day);
  }
  return days.sort();
}

async function firstPaidDay(db: Queries, gateway: string): Promise<string | undefined> {
  const first = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.min('paid_ms').as('paid_ms'))
    .where('gateway', '=', gateway)
    .where('state', '=', 'paid')
    .where('credited_ms', 'is', null)
    .executeTakeFirst();
  return first?.paid_ms == null ? undefined : dayOf(first.paid_ms);
}

/** The newest runs, for the operator. */
export const newestRuns = (db: Queries, limit: number): Promise<RunRow[]> =>
  db
    .selectFrom('statement_runs')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('gateway')
    .limit(limit)
    .execute();
