import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { CoreTables } from '../tables';

export type DifferenceRow = Selectable<CoreTables['statement_differences']>;

/** Numbers that stand in a file while we know of no money yet: payments that are not paid here, refunds under way. */
export async function numbersToAsk(
  db: Queries,
  gateway: string,
): Promise<{ number: string; kind: 'payment' | 'refund' }[]> {
  const { rows } = await sql<{ number: string; kind: 'payment' | 'refund' }>`
    select s.number, s.kind from statement_rows s
    where s.gateway = ${gateway} and s.matched_ms is null and case s.kind
      when 'payment' then exists (
        select from payments p where p.out_trade_no = s.number and p.gateway = s.gateway and p.state <> 'paid')
      else exists (select from refunds r where r.out_refund_no = s.number and r.state = 'requested') end
    order by s.number`.execute(db);
  return rows;
}

/** Notes what a lost notification would have told: it is solved when the payment is credited. */
export async function noteMissingHere(
  tx: Tx,
  gateway: string,
  numbers: readonly string[],
  nowMs: number,
): Promise<void> {
  await sql`
    insert into statement_differences (gateway, run_day, number, of, kind, theirs_fen, state, found_ms)
    select s.gateway, s.day, s.number, 'payment', 'missingHere', s.amount_fen, 'open', ${nowMs}::bigint
    from statement_rows s
    where s.gateway = ${gateway} and s.kind = 'payment' and s.number = any(${numbers}) and s.matched_ms is null
    order by s.number
    on conflict (gateway, number, of, kind) do nothing`.execute(tx);
}

/**
 * Rows that agree with nothing here: payments that nobody started or that are still not paid, other amounts, refunds that we
 * do not know, that failed, or that were of another amount. A refund under way is none yet.
 */
export async function noteRowsWithoutMatch(tx: Tx, gateway: string, nowMs: number): Promise<void> {
  await sql`
    insert into statement_differences (gateway, run_day, number, of, kind, ours_fen, theirs_fen, state, found_ms)
    select s.gateway, s.day, s.number, s.kind,
      case when s.kind = 'refund' then 'refundDiffers' when p.state = 'paid' then 'amountDiffers' else 'missingHere' end,
      case when s.kind = 'refund' then r.amount_fen when p.state = 'paid' then p.paid_fen end,
      s.amount_fen, 'open', ${nowMs}::bigint
    from statement_rows s
    left join payments p on s.kind = 'payment' and p.out_trade_no = s.number and p.gateway = s.gateway
    left join refunds r on s.kind = 'refund' and r.out_refund_no = s.number
    where s.gateway = ${gateway} and s.matched_ms is null and r.state is distinct from 'requested'
      -- What came to agree just now is credited by the next run.
      and (p.state is distinct from 'paid' or p.paid_fen <> s.amount_fen)
      and (r.state is distinct from 'succeeded' or r.amount_fen <> s.amount_fen)
    order by s.number, s.kind
    on conflict (gateway, number, of, kind) do nothing`.execute(tx);
}

interface Window {
  gateway: string;
  day: string;
  fromMs: number;
  toMs: number;
}

/** Money of a day, by our clock, that no file has: it may be booked on the next day, and is looked for again. */
export async function noteMissingThere(
  tx: Tx,
  { gateway, day, fromMs, toMs }: Window,
  { dueMs, nowMs }: { dueMs: number; nowMs: number },
): Promise<void> {
  await sql`
    insert into statement_differences (gateway, run_day, number, of, kind, ours_fen, state, found_ms, due_ms)
    select ${gateway}, ${day}, missing.number, missing.of, missing.kind, missing.amount_fen, 'waiting',
      ${nowMs}::bigint, ${dueMs}::bigint
    from (
      select p.out_trade_no as number, 'payment' as of, 'missingThere' as kind, p.paid_fen as amount_fen
      from payments p
      where p.gateway = ${gateway} and p.state = 'paid' and p.credited_ms is null
        and p.paid_ms >= ${fromMs} and p.paid_ms < ${toMs}
      union all
      select r.out_refund_no, 'refund', 'refundDiffers', r.amount_fen
      from refunds r join payments p on p.id = r.payment_id
      where p.gateway = ${gateway} and r.state = 'succeeded' and r.done_ms >= ${fromMs} and r.done_ms < ${toMs}
    ) missing
    where not exists (
      select from statement_rows s
      where s.gateway = ${gateway} and s.number = missing.number and s.kind = missing.of)
    order by missing.number, missing.of
    on conflict (gateway, number, of, kind) do nothing`.execute(tx);
}

/** Whether money of a day, by our clock, is not credited. */
export async function hasUncredited(db: Queries, { gateway, fromMs, toMs }: Window): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway)
    .where('state', '=', 'paid')
    .where('credited_ms', 'is', null)
    .where('paid_ms', '>=', fromMs)
    .where('paid_ms', '<', toMs)
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

/** Differences that were given time and have used it up. */
export const dueDifferences = (db: Queries, gateway: string, nowMs: number): Promise<DifferenceRow[]> =>
  db
    .selectFrom('statement_differences')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('state', '=', 'waiting')
    .where('due_ms', '<=', nowMs)
    .orderBy('id')
    .execute();

/** What did not turn up in its time is for the operator; what did meanwhile stays solved. */
export async function openDifference(db: Queries, id: number, note: string): Promise<void> {
  await db
    .updateTable('statement_differences')
    .set({ state: 'open', note: note.slice(0, 500) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The operator has dealt with a difference; false when there is none unsolved. */
export async function solveDifference(
  db: Queries,
  id: number,
  { note, nowMs }: { note: string; nowMs: number },
): Promise<boolean> {
  const solved = await db
    .updateTable('statement_differences')
    .set({ state: 'solved', note: note.slice(0, 500), solved_ms: nowMs })
    .where('id', '=', id)
    .where('state', '<>', 'solved')
    .returning('id')
    .executeTakeFirst();
  return solved !== undefined;
}

/** Unsolved differences first, then the newest solved ones: for the operator. */
export const listDifferences = (db: Queries, limit: number): Promise<DifferenceRow[]> =>
  db
    .selectFrom('statement_differences')
    .selectAll()
    .orderBy((eb) => eb('state', '=', 'solved'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
