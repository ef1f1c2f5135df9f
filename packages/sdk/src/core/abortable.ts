import { ApiError, type ApiErrorKind, type CallOptions } from '@yunyou/api-client';
import { chunkTimeoutMs } from '@yunyou/contract';
import type { Schedule } from './schedule';

/** The timers that bound a wait. */
export type Timers = Pick<Schedule, 'setTimeout' | 'clearTimeout'>;

/** What bounds a wait. */
export type WaitOptions = Pick<CallOptions, 'timeoutMs' | 'signal'>;

/** Why a read ended before any call was made, or while its code was fetched. */
export const codeError = (kind: ApiErrorKind, cause?: unknown) =>
  new ApiError({ kind, method: 'GET', path: '(code of the SDK)', cause });

/**
 * Abortable wait: settles with `work`, or when the time is over or the signal aborted; the work itself goes on.
 *
 * @param timeoutMs default 120 000 ms, the limit of code that is fetched (spec section 9)
 * @throws ApiError of kind `timeout` or `cancelled`, or what `work` rejected with
 */
export function abortable<Result>(
  work: Promise<Result>,
  { timeoutMs = chunkTimeoutMs, signal }: WaitOptions = {},
  // As methods of what they belong to: browsers refuse to run them without it.
  timers: Timers = globalThis,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = (kind: ApiErrorKind) => {
      release();
      reject(codeError(kind));
    };
    const cancel = () => end('cancelled');
    const timer = timers.setTimeout(() => end('timeout'), timeoutMs);
    const release = () => {
      timers.clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    work.then(resolve, reject).finally(release);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel);
  });
}

/** The options at the end of a call's arguments; undefined where they bound no wait. */
export function waitOptionsOf(args: readonly unknown[]): WaitOptions | undefined {
  const last = args[args.length - 1];
  const { signal, timeoutMs }: WaitOptions = Object(last);
  return isSignal(signal) || typeof timeoutMs === 'number' ? { signal, timeoutMs } : undefined;
}

const isSignal = (value: unknown): value is AbortSignal =>
  typeof value === 'object' && value !== null && 'aborted' in value;
