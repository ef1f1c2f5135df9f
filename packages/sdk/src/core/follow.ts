import { isApiError } from '@yunyou/api-client';
import type { Core } from './core';

/** What is asked for again and again. */
export interface Followed<Answer> {
  /** Asks the server. */
  ask: () => Promise<Answer>;
  tell: (answer: Answer) => void;
  /** Whether it goes on after this answer. */
  isOpen: (answer: Answer) => boolean;
  everyMs: number;
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Asks every so often while the app is in front, and at once when it comes back, until an answer is the last one. The first
 * time is after `everyMs`. What the server refuses is not asked again.
 *
 * @returns how to stop
 */
export function follow<Answer>(
  core: Pick<Core, 'options' | 'host' | 'onDispose' | 'isDisposed'>,
  { ask, tell, isOpen, everyMs, onError }: Followed<Answer>,
): () => void {
  const { host, options: { schedule = globalThis } = {} } = core;
  let timer: unknown;
  let isShown = true;
  let isOver = core.isDisposed();
  let asked = 0;
  const pause = () => {
    if (timer !== undefined) schedule.clearTimeout(timer as never);
    timer = undefined;
  };
  const wait = () => {
    pause();
    if (isShown && !isOver) timer = schedule.setTimeout(() => void askNow(), everyMs);
  };
  const askNow = async () => {
    pause();
    asked += 1;
    const mine = asked;
    try {
      const answer = await ask();
      // Another question was asked since: its answer is the newer one.
      if (isOver || mine !== asked) return;
      tell(answer);
      if (!isOpen(answer)) return stop();
    } catch (error) {
      if (isOver || mine !== asked) return;
      onError?.(error);
      if (!isApiError(error) || !error.retryable) return stop();
    }
    wait();
  };
  const ends = [
    host.onShow(() => {
      isShown = true;
      if (!isOver) void askNow();
    }),
    host.onHide(() => {
      isShown = false;
      pause();
    }),
  ];
  const stop = () => {
    isOver = true;
    pause();
    for (const end of ends) end();
  };
  core.onDispose(stop);
  wait();
  return stop;
}
