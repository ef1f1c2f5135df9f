import type { StartTimer } from './schedule';

/** Why work was aborted. */
export type AbortReason = 'timeout' | 'cancelled';

/** Thrown when work was aborted. */
export class AbortedError extends Error {
  constructor(readonly reason: AbortReason) {
    super(reason);
  }
}

/**
 * Runs `work` until it settles, the time is over or `signal` is aborted, whichever comes first. Work that ignores its
 * signal is left alone: the result settles all the same. `AbortSignal.any` and `.timeout` are missing in older hosts.
 *
 * @throws AbortedError with `timeout` or `cancelled`
 */
export function withDeadline<Result>(
  startTimer: StartTimer,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new AbortedError('cancelled'));
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
    function end(reason: AbortReason): void {
      release();
      reject(new AbortedError(reason));
      controller.abort();
    }

    work(controller.signal).then(resolve, reject).finally(release);
  });
}

/**
 * Waits; rejects when `signal` is aborted.
 *
 * @throws AbortedError with `cancelled`
 */
export async function pause(startTimer: StartTimer, ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await withDeadline(startTimer, { timeoutMs: ms, signal }, () => new Promise<never>(() => {}));
  } catch (error) {
    if (!(error instanceof AbortedError) || error.reason === 'cancelled') throw error;
  }
}
