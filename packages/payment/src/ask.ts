import type { PaymentState } from '@yunyou/contract';
import { outcomeOf, type PayOutcome } from './outcome';
import { PaymentError } from './payment-error';
import type { PaymentCalls, Schedule } from './ports';

export interface AskOptions {
  signal?: AbortSignal;
  /** Hears every answer of the server. */
  onState?: (state: PaymentState) => void;
}

/** Pauses between questions after paying, seconds: 58 in all. */
export const confirmPauses: readonly number[] = [1, 2, 3, 5, 8, 13, 13, 13];

/** Pauses after somebody came back without a word, seconds: a payment's news may be that late. */
export const backPauses: readonly number[] = [1, 2];

/** Pauses while the person is paying in front of the page: until they are done. */
export function* watchPauses(): Iterable<number> {
  yield* [2, 3];
  while (true) yield 5;
}

/**
 * Asks the server until it knows, at once and then after each pause; `unknown` when the pauses are used up. Questions that
 * find no answer are asked again, refusals (another member's order, a login that is over) are rejected.
 *
 * @throws PaymentError `cancelled` when `signal` is aborted and the calls do not reject by themselves
 */
export async function askUntilKnown(
  { calls, schedule }: { calls: PaymentCalls; schedule: Schedule },
  orderId: string,
  pauses: Iterable<number>,
  { signal, onState }: AskOptions,
): Promise<PayOutcome> {
  let state: PaymentState | undefined;
  const pause = pauses[Symbol.iterator]();
  while (true) {
    try {
      state = await calls.state({ orderId }, { signal });
      onState?.(state);
      const outcome = outcomeOf(state);
      if (outcome) return outcome;
    } catch (error) {
      if (signal?.aborted || !mayPass(error)) throw error;
    }
    // Calls that know the signal have rejected by now.
    if (signal?.aborted) throw new PaymentError('cancelled');
    const next = pause.next();
    if (next.done) return { status: 'unknown', state };
    await wait(schedule, next.value * 1_000, signal);
  }
}

/** Whether an error of the API client may be gone in a moment. */
function mayPass(error: unknown): boolean {
  return error instanceof Error && 'retryable' in error && error.retryable === true;
}

/** Resolves after a time, or at once when `signal` is aborted: the question that follows rejects then. */
function wait(schedule: Schedule, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const end = () => {
      schedule.clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = schedule.setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
