import type { ApiError } from './api-error';

/** The first pause before an attempt is made again; doubled each time, and up to half of it is taken off by chance. */
const firstPauseMs = 300;
/** Statuses of gateways whose server may be there in a moment. A plain 500 would most likely come again. */
const passingStatuses: readonly (number | undefined)[] = [502, 503, 504];

/**
 * How long to wait before a call is made again, ms; undefined when it must not be.
 *
 * @param attempt how often it was made again already
 */
export function pauseBeforeRetry(
  error: ApiError,
  attempt: number,
  { random, retryAfterLimitMs }: { random: () => number; retryAfterLimitMs: number },
): number | undefined {
  const askedMs = (error.retryAfterSeconds ?? 0) * 1_000;
  if (askedMs > retryAfterLimitMs) return undefined;
  if (error.kind === 'rateLimited' && error.retryAfterSeconds === undefined) return undefined;
  const isPassing =
    error.kind === 'rateLimited' ||
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.rule === 'idempotencyPending' ||
    passingStatuses.includes(error.status);
  if (!isPassing) return undefined;
  // Whoever is told to wait 0 s does not hammer.
  return Math.max(askedMs, firstPauseMs * 2 ** attempt * (1 - random() / 2));
}
