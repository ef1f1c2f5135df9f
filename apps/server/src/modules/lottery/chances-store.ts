import { type RawBuilder, sql } from 'kysely';
import { addDays, dayOf, instantOf } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { newId } from '../../security/ids';
import type { ChanceSource } from './tables';

/** Whether `a` can be drawn in now. */
export const isRunningSql = (nowMs: number): RawBuilder<boolean> => sql<boolean>`(
  a.state = 'published' and a.starts_ms <= ${nowMs} and a.ends_ms > ${nowMs})`;

/** Until when chances `c` of `a` are good. */
export const chanceEnd = sql`coalesce(c.ends_ms, a.ends_ms)`;

/** Chances that a member has in `a`, a draw `d`: those of today that cost nothing are there before they are written. */
export const chancesLeftSql = (memberId: string, nowMs: number): RawBuilder<number> => sql<number>`(
  case when ${isRunningSql(nowMs)} then
    coalesce((select sum(c.count - c.used) from draw_chances c
      where c.activity_id = a.id and c.member_id = ${memberId} and ${chanceEnd} > ${nowMs}), 0)::integer
    + case when exists (select from draw_chances c where c.activity_id = a.id and c.member_id = ${memberId}
        and c.source = 'daily' and c.ref_key = ${dayOf(nowMs)}) then 0 else d.free_per_day end
  else 0 end)`;

/** The same of one draw. */
export async function chancesLeft(
  db: Queries,
  asked: { activeId: string; memberId: string; nowMs: number },
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ${chancesLeftSql(asked.memberId, asked.nowMs)} as "left"
    from activities a join draws d on d.activity_id = a.id where a.id = ${asked.activeId}`.execute(db);
  return rows[0]?.left ?? 0;
}

export interface ChancesGiven {
  activeId: string;
  memberId: string;
  source: Exclude<ChanceSource, 'daily'>;
  taskId?: string;
  /** What they are given for: once, however often it is said. */
  refKey: string;
  count: number;
  nowMs: number;
}

/** Gives chances that are good until the activity ends. Answers how many were given. */
export async function giveChances(db: Queries, given: ChancesGiven): Promise<number> {
  const { activeId, memberId, source, taskId = '', refKey, count, nowMs } = given;
  const row = await db
    .insertInto('draw_chances')
    .values({
      ...{ id: newId(), activity_id: activeId, member_id: memberId, source, task_id: taskId },
      ...{ ref_key: refKey, day: dayOf(nowMs), count, ends_ms: null, created_ms: nowMs },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('count')
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** How often a task has brought a member chances on a day. */
export async function timesOnDay(
  db: Queries,
  { taskId, activeId, memberId, day }: { taskId: string; activeId: string; memberId: string; day: string },
): Promise<number> {
  const { many } = await db
    .selectFrom('draw_chances')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where('activity_id', '=', activeId)
    .where('member_id', '=', memberId)
    .where('source', '=', 'task')
    .where('task_id', '=', taskId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(many);
}

/**
 * Counts a draw of a member and keeps others of theirs waiting until the transaction ends; the chances of the day are written
 * with the first. Undefined where there is no such draw.
 */
export async function countDraw(
  tx: Tx,
  asked: { activeId: string; memberId: string; inviteCode: string; nowMs: number },
): Promise<{ index: number; forcedRoll: number | null } | undefined> {
  const { activeId, memberId, inviteCode, nowMs } = asked;
  const day = dayOf(nowMs);
  const { rows } = await sql<{ index: number; forcedRoll: number | null }>`
    with daily as (
      insert into draw_chances (id, activity_id, member_id, source, ref_key, day, count, ends_ms, created_ms)
      select ${newId()}, a.id, ${memberId}, 'daily', ${day}, ${day}, d.free_per_day,
        ${instantOf(addDays(day, 1))}, ${nowMs}
      from activities a join draws d on d.activity_id = a.id
      where a.id = ${activeId} and d.free_per_day > 0 and ${isRunningSql(nowMs)}
      on conflict do nothing
    )
    insert into draw_members as m (activity_id, member_id, draws, invite_code, created_ms)
    select d.activity_id, ${memberId}, 1, ${inviteCode}, ${nowMs} from draws d where d.activity_id = ${activeId}
    on conflict (activity_id, member_id) do update set draws = m.draws + 1
    returning draws - 1 as index, forced_roll as "forcedRoll"`.execute(tx);
  return rows[0];
}

/** Writes that a member has come to a draw, the first time. */
export async function keepDrawMember(
  db: Queries,
  row: { activeId: string; memberId: string; inviteCode: string; nowMs: number },
): Promise<void> {
  await db
    .insertInto('draw_members')
    .values({
      ...{ activity_id: row.activeId, member_id: row.memberId, invite_code: row.inviteCode },
      ...{ forced_roll: null, created_ms: row.nowMs },
    })
    .onConflict((conflict) => conflict.columns(['activity_id', 'member_id']).doNothing())
    .execute();
}

/** What the next draw of a member is to roll; null: what it rolls. For systems for tests. */
export async function setForcedRoll(
  db: Queries,
  { activeId, memberId, roll }: { activeId: string; memberId: string; roll: number | null },
): Promise<void> {
  await db
    .updateTable('draw_members')
    .set({ forced_roll: roll })
    .where('activity_id', '=', activeId)
    .where('member_id', '=', memberId)
    .execute();
}
