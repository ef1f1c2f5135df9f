import type { DrawTask } from '@yunyou/contract';

/** What the button of a task does; `done`: nothing more today. */
export type TaskAction = 'go' | 'take' | 'goOn' | 'signIn' | 'invite' | 'share' | 'buy' | 'done';

const first = {
  browse: 'go',
  signIn: 'signIn',
  invite: 'invite',
  share: 'share',
  buy: 'buy',
} as const satisfies Record<DrawTask['kind'], TaskAction>;

/** How many seconds of a task that runs are missing, by the server's clock; 0 where it can be finished. */
export const missingSeconds = ({ notBeforeMs }: Pick<DrawTask, 'notBeforeMs'>, nowMs: number): number =>
  Math.max(0, Math.ceil(((notBeforeMs ?? 0) - nowMs) / 1_000));

/** What can be done about a task now. */
export function actionOf(task: DrawTask, nowMs: number): TaskAction {
  if (task.state === 'done') return 'done';
  if (task.state === 'open' || task.taskRunId === null) return first[task.kind];
  return task.href !== null && missingSeconds(task, nowMs) > 0 ? 'goOn' : 'take';
}
