import type { StartTimer } from './schedule';

/** Why work was ended from outside. */
export type Ending = 'timeout' | 'cancelled';

/** Thrown when work did not end by itself. */
export class EndedError extends Error {
  constructor(readonly ending: Ending) {
    super(ending);
  }
}

/**
 * Runs `work` until it settles, the time is over or `signal` is aborted, whichever comes first. Work that ignores its
 * signal is left alone: the result settles all the same. `AbortSignal.any` and `.timeout` are missing in older hosts.
 *
 * @throws EndedError with `timeout` or `cancelled`
 */
export function withDeadline<Result>(
  startTimer: StartTimer,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new EndedError('cancelled'));
      return;
    }
    const controller = new AbortController();
    const stopTimer = startTimer(() => end('timeout'), timeoutMs);
    const cancel = () => end('cancelled');
    signal?.addEventListener('abort', cancel);

    const release = () => {
      stopTimer();
      signal?.removeEventListener('abort', cancel);
    };
    function end(ending: Ending): void {
      release();
      reject(new EndedError(ending));
      controller.abort();
    }

    work(controller.signal).then(resolve, reject).finally(release);
  });
}

/**
 * Waits; rejects when `signal` is aborted.
 *
 * @throws EndedError with `cancelled`
 */
export async function pause(startTimer: StartTimer, ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await withDeadline(startTimer, { timeoutMs: ms, signal }, () => new Promise<never>(() => {}));
  } catch (error) {
    if (!(error instanceof EndedError) || error.ending === 'cancelled') throw error;
  }
}
