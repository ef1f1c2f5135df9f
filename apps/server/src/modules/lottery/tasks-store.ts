import type { ChannelSource } from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import { dayOf } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import type { ActivityRow } from '../activity/offers-store';
import type { LotteryTables } from './tables';
import { isOfChannel, type TaskRow } from './view-store';

export type RunRow = Selectable<LotteryTables['draw_task_runs']>;

/** A task of a draw, how often a member has done it today, and their run of it that goes on. */
export interface TaskStanding {
  task: TaskRow;
  doneToday: number;
  run: RunRow | null;
}

const standing = (memberId: string, nowMs: number) => sql`
  to_jsonb(t) as task,
  (select count(*)::integer from draw_chances c where c.activity_id = t.activity_id and c.member_id = ${memberId}
    and c.source = 'task' and c.task_id = t.id and c.day = ${dayOf(nowMs)}) as "doneToday",
  (select to_jsonb(r) from draw_task_runs r where r.task_id = t.id and r.member_id = ${memberId}
    and r.state = 'started' and r.lapses_ms > ${nowMs}) as run`;

/** Tasks of a draw for a channel, in their order. */
export async function tasksOf(
  db: Queries,
  asked: { activeId: string; memberId: string; source: ChannelSource; nowMs: number },
): Promise<TaskStanding[]> {
  const { activeId, memberId, source, nowMs } = asked;
  const { rows } = await sql<TaskStanding>`
    select ${standing(memberId, nowMs)} from draw_tasks t
    where t.activity_id = ${activeId} and ${isOfChannel(source)} order by t.seq`.execute(db);
  return rows;
}

/** What is read before a task is begun or finished. */
export interface TaskToDo extends TaskStanding {
  activity: ActivityRow;
  hasPaid: boolean;
}

const toDo = (memberId: string, nowMs: number) => sql`
  ${standing(memberId, nowMs)}, to_jsonb(a) as activity,
  a.audience = 'newMember' and exists (select from orders o
    where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid"`;

/** A task of a channel; undefined where there is none. */
export async function taskToDo(
  db: Queries,
  asked: { taskId: string; memberId: string; source: ChannelSource; nowMs: number },
): Promise<TaskToDo | undefined> {
  const { taskId, memberId, source, nowMs } = asked;
  const { rows } = await sql<TaskToDo>`
    select ${toDo(memberId, nowMs)} from draw_tasks t join activities a on a.id = t.activity_id
    where t.id = ${taskId} and ${isOfChannel(source)}`.execute(db);
  return rows[0];
}

/** A run of a member, whatever became of it, and its task. */
export async function runToFinish(
  db: Queries,
  asked: { taskRunId: string; memberId: string; nowMs: number },
): Promise<(TaskToDo & { own: RunRow }) | undefined> {
  const { taskRunId, memberId, nowMs } = asked;
  const { rows } = await sql<TaskToDo & { own: RunRow }>`
    select to_jsonb(o) as own, ${toDo(memberId, nowMs)}
    from draw_task_runs o join draw_tasks t on t.id = o.task_id join activities a on a.id = t.activity_id
    where o.id = ${taskRunId} and o.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** Runs whose time is over lapse: those of a member, or of everybody. */
export async function lapseRuns(db: Queries, nowMs: number, memberId?: string): Promise<void> {
  await db
    .updateTable('draw_task_runs')
    .set({ state: 'lapsed' })
    .where('state', '=', 'started')
    .where('lapses_ms', '<=', nowMs)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .execute();
}

/** Whether a member looks at something for another task. */
export async function browsesElsewhere(tx: Tx, memberId: string): Promise<boolean> {
  const run = await tx
    .selectFrom('draw_task_runs')
    .select('id')
    .where('member_id', '=', memberId)
    .where('browses', '=', true)
    .where('state', '=', 'started')
    .executeTakeFirst();
  return run !== undefined;
}

export const insertRun = (
  tx: Tx,
  row: Omit<Insertable<LotteryTables['draw_task_runs']>, 'state' | 'given'>,
): Promise<RunRow> =>
  tx
    .insertInto('draw_task_runs')
    .values({ ...row, state: 'started' })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function finishRun(tx: Tx, id: string, given: number): Promise<void> {
  await tx.updateTable('draw_task_runs').set({ state: 'finished', given }).where('id', '=', id).execute();
}
