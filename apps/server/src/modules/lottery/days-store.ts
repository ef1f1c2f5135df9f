import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { LotteryTables } from './tables';

export type DayRow = Selectable<LotteryTables['draw_days']>;

export const dayRow = (db: Queries, id: string): Promise<DayRow | undefined> =>
  db.selectFrom('draw_days').selectAll().where('id', '=', id).executeTakeFirst();

/** Commits to seeds; a day that has one keeps it. */
export async function insertDays(
  db: Queries,
  rows: readonly Pick<DayRow, 'id' | 'activity_id' | 'day' | 'seed_cipher' | 'commitment' | 'committed_ms'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('draw_days')
    .values(rows.map((row) => ({ ...row, seed: null, revealed_ms: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Draws that run now or before `untilMs`, with the days that they are committed to. Sets of boxes are asked for by themselves. */
export async function drawsToCommit(
  db: Queries,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): Promise<{ id: string; starts_ms: number; ends_ms: number; days: string[] }[]> {
  const { rows } = await sql<{ id: string; starts_ms: number; ends_ms: number; days: string[] }>`
    select a.id, a.starts_ms, a.ends_ms, array(select day from draw_days s where s.activity_id = a.id) as days
    from draws d join activities a on a.id = d.activity_id
    where a.state = 'published' and a.ends_ms > ${nowMs} and a.starts_ms < ${untilMs}
    order by a.id`.execute(db);
  return rows;
}

/** Days before this one whose seeds were not told. */
export const daysToReveal = (db: Queries, beforeDay: string, limit: number): Promise<DayRow[]> =>
  db
    .selectFrom('draw_days')
    .selectAll()
    .where('revealed_ms', 'is', null)
    .where('day', '<', beforeDay)
    .orderBy('day')
    .limit(limit)
    .execute();

/** The seed of a day is told, once. */
export async function setRevealed(
  db: Queries,
  id: string,
  { seed, nowMs }: { seed: string; nowMs: number },
): Promise<void> {
  await db
    .updateTable('draw_days')
    .set({ seed, revealed_ms: nowMs })
    .where('id', '=', id)
    .where('revealed_ms', 'is', null)
    .execute();
}
