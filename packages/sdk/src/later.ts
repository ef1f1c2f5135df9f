import { ApiError, type ApiErrorKind, type CallOptions } from '@yunyou/api-client';
import { chunkTimeoutMs } from '@yunyou/contract';
import type { Schedule } from './schedule';

/** The timers that bound a wait. */
export type Timers = Pick<Schedule, 'setTimeout' | 'clearTimeout'>;

/** A part of the SDK whose code arrives later. */
export type Later = <Part>(fetchPart: () => Promise<Part>) => () => Promise<Part>;

const notThere = (kind: ApiErrorKind, cause?: unknown) =>
  new ApiError({ kind, method: 'GET', path: '(code of the SDK)', cause });

/**
 * Waits for code, no longer than the caller wants to: a browser sets no limit to an import.
 *
 * @throws ApiError of kind `timeout` or `cancelled`, or what `part` rejected with
 */
export async function within<Part>(
  part: Promise<Part>,
  { timeoutMs = chunkTimeoutMs, signal }: Pick<CallOptions, 'timeoutMs' | 'signal'> = {},
  // As methods of what they belong to: browsers refuse to run them without it.
  timers: Timers = globalThis,
): Promise<Part> {
  let end: (kind: ApiErrorKind) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = (kind) => reject(notThere(kind));
  });
  const cancel = () => end('cancelled');
  const timer = timers.setTimeout(() => end('timeout'), timeoutMs);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    return await Promise.race([part, ended]);
  } finally {
    timers.clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Makes parts of the SDK whose code is fetched when it is first needed, so that an app's first page does not wait for what
 * it does not use. Callers that come while it is fetched share it; a part that could not be had, or not within 120 s (spec
 * section 9), is fetched again by the next one.
 *
 * @returns what makes a part; a part rejects with an ApiError of kind `network`
 */
export const createLater =
  (timers?: Timers): Later =>
  (fetchPart) => {
    let part: ReturnType<typeof fetchPart> | undefined;
    return () => {
      part ??= within(fetchPart(), {}, timers).catch((cause: unknown) => {
        part = undefined;
        throw notThere('network', cause);
      });
      return part;
    };
  };
