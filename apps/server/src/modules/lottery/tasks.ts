import {
  type ChannelSource,
  type DrawTaskKind,
  drawBrowseMs,
  drawTaskRunMs,
  type Locale,
  type ResponseOf,
} from '@yunyou/contract';
import { lockBuyer } from '../../core/checkout/unpaid-store';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { whyNotJoin } from '../activity/may-join';
import { isOver } from '../activity/shown';
import { giveChances } from './chances-store';
import {
  browsesElsewhere,
  finishRun,
  insertRun,
  lapseRuns,
  type RunRow,
  runToFinish,
  type TaskStanding,
  type TaskToDo,
  taskToDo,
} from './tasks-store';
import { taskView } from './view';

interface Doing {
  memberId: string;
  source: ChannelSource;
  nowMs: number;
}

/** What is done by a tap; buying and inviting are seen by the server. */
const BY_HAND: readonly DrawTaskKind[] = ['browse', 'share', 'signIn'];

/** Begins a task; the run that goes on already is answered again. */
export async function startTask(tx: Tx, deps: Doing, taskId: string): Promise<RunRow> {
  const { memberId, nowMs } = deps;
  // Whoever begins two at once begins one after the other.
  await lockBuyer(tx, memberId);
  await lapseRuns(tx, nowMs, memberId);
  const found = await taskToDo(tx, { ...deps, taskId });
  if (!found) throw notFound();
  expectMayDo(found, deps);
  const { task, run, doneToday } = found;
  if (!BY_HAND.includes(task.kind)) throw badInput([{ field: 'taskId', reason: 'Not begun by hand' }]);
  if (run) return run;
  if (doneToday >= task.per_day) throw refuse('taskDoneToday');
  const browses = task.kind === 'browse';
  if (browses && (await browsesElsewhere(tx, memberId))) throw refuse('taskRunning');
  return insertRun(tx, {
    ...{ id: `run-${newId()}`, task_id: task.id, member_id: memberId, browses, started_ms: nowMs },
    ...{ not_before_ms: nowMs + (browses ? drawBrowseMs : 0), lapses_ms: nowMs + drawTaskRunMs },
  });
}

/** Finishes a run for its chances; one that is finished brings no more. Answers its draw and what it brought. */
export async function finishTask(
  tx: Tx,
  deps: Doing,
  taskRunId: string,
): Promise<{ activeId: string; given: number }> {
  const { memberId, nowMs } = deps;
  await lockBuyer(tx, memberId);
  const found = await runToFinish(tx, { memberId, nowMs, taskRunId });
  if (!found) throw notFound();
  const { own, task, doneToday } = found;
  const activeId = task.activity_id;
  if (own.state === 'finished') return { activeId, given: own.given };
  if (own.state === 'lapsed' || own.lapses_ms <= nowMs) throw notFound();
  expectMayDo(found, deps);
  if (nowMs < own.not_before_ms) {
    const seconds = Math.ceil((own.not_before_ms - nowMs) / 1_000);
    throw refuse('taskTooSoon', { detail: { seconds } });
  }
  if (doneToday >= task.per_day) throw refuse('taskDoneToday');
  const given = await giveChances(tx, {
    ...{ activeId, memberId, source: 'task', taskId: task.id, refKey: own.id, count: task.chances, nowMs },
  });
  await finishRun(tx, own.id, given);
  return { activeId, given };
}

function expectMayDo({ activity, hasPaid }: TaskToDo, { source, nowMs }: Doing): void {
  const refused = whyNotJoin(activity, { activeType: activity.active_type, source, hasPaid, nowMs });
  if (refused) throw refused;
  if (nowMs < activity.starts_ms) throw refuse('notStarted', { detail: { startsAtMs: activity.starts_ms } });
  if (isOver(activity, nowMs)) throw refuse('activityOver');
}

/** A task as a member sees it today. */
export function taskStandingView(
  { task, doneToday, run }: TaskStanding,
  locale: Locale,
): ResponseOf<'lottery', 'tasks'>['tasks'][number] {
  const isDone = doneToday >= task.per_day;
  return {
    ...taskView(task, locale),
    doneToday,
    state: isDone ? 'done' : run ? 'running' : 'open',
    href: task.href,
    taskRunId: isDone ? null : (run?.id ?? null),
    notBeforeMs: isDone ? null : (run?.not_before_ms ?? null),
  };
}
