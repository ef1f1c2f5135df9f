import type { DrawTask, ResponseOf } from '@yunyou/contract';
import { type BrowseRun, isApiError, keptBrowseRun } from '@yunyou/sdk';
import { useEffect, useRef, useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { missingSeconds } from './task-action';

export interface Said {
  words: string;
  failed: boolean;
}

export interface Tasks {
  /** The task that is being done; undefined for none. */
  busyId: string | undefined;
  /** What came of the last one. */
  said: Said | undefined;
  /** Begins and finishes a task that takes no time. */
  doNow: (task: DrawTask) => Promise<void>;
  /** Takes the chances of a run. */
  take: (task: DrawTask) => Promise<void>;
  /** Begins to look at a page, or goes on, and goes there. */
  look: (task: DrawTask) => Promise<void>;
}

type Known = ResponseOf<'lottery', 'tasks'>;

/** The page that was looked at is one of these tasks. */
const wasLookedAt = (task: DrawTask, run: BrowseRun | undefined): boolean =>
  task.state === 'running' &&
  task.href !== null &&
  task.taskRunId !== null &&
  task.taskRunId === run?.taskRunId;

/** Doing tasks. Coming back from a page that was looked at takes its chances, or says how long is missing. */
export function useTasks(activeId: string, known: Known, onRefresh: () => Promise<unknown>): Tasks {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const [busyId, setBusyId] = useState<string>();
  const [said, setSaid] = useState<Said>();

  const during = async ({ taskId }: DrawTask, work: () => Promise<void>) => {
    setBusyId(taskId);
    setSaid(undefined);
    try {
      await work();
    } catch (error) {
      setSaid({ words: failureText(texts, error), failed: true });
      // What the server refuses, the page has not known.
      if (isApiError(error) && !error.retryable) await onRefresh();
    } finally {
      setBusyId(undefined);
    }
  };
  const finish = async (taskRunId: string) => {
    const { given } = await (await sdk.lotteries()).finishTask(taskRunId, { silent: true });
    setSaid({ words: t('lottery.task.gained', { count: given }), failed: false });
    await onRefresh();
  };
  const start = async (task: DrawTask) => (await sdk.lotteries()).startTask(activeId, task, { silent: true });
  const take = (task: DrawTask) => during(task, async () => finish(task.taskRunId ?? ''));

  const returned = useRef<string>(undefined);
  useEffect(() => {
    const run = keptBrowseRun(sdk.drafts);
    const task = known.tasks.find((one) => wasLookedAt(one, run));
    if (!task || returned.current === run?.taskRunId) return;
    returned.current = run?.taskRunId;
    const seconds = missingSeconds(task, sdk.clock.now());
    if (seconds > 0) setSaid({ words: t('lottery.task.tooSoon', { seconds }), failed: true });
    else void take(task);
  });

  return {
    ...{ busyId, said, take },
    doNow: (task) =>
      during(task, async () => {
        const { taskRunId } = await start(task);
        await finish(taskRunId);
      }),
    look: (task) =>
      during(task, async () => {
        await start(task);
        if (task.href !== null) sdk.navigation.navigate(task.href);
      }),
  };
}
