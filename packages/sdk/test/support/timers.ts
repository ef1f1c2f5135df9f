import { vi } from 'vitest';
import type { Schedule } from '../../src';

interface Timer {
  run: () => void;
  dueMs: number;
  everyMs: number | undefined;
}

/** A device clock and its timers, turned by hand. */
export function createTimers() {
  let nowMs = 1_700_000_000_000;
  const timers = new Set<Timer>();
  const add = (run: () => void, afterMs: number, everyMs?: number) => {
    const timer = { run, dueMs: nowMs + afterMs, everyMs };
    timers.add(timer);
    return timer;
  };
  const schedule: Schedule<Timer> = {
    setTimeout: (run, afterMs) => add(run, afterMs),
    clearTimeout: (timer) => void timers.delete(timer),
    setInterval: (run, everyMs) => add(run, everyMs, everyMs),
    clearInterval: (timer) => void timers.delete(timer),
  };
  const turns = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  };
  /** Lazy code comes in its own time. */
  const settle = async () => {
    await turns();
    await vi.dynamicImportSettled();
    await turns();
  };
  return {
    schedule,
    now: () => nowMs,
    running: () => timers.size,
    settle,
    async pass(ms: number) {
      const endMs = nowMs + ms;
      await settle();
      for (;;) {
        const next = [...timers].filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
        if (!next) break;
        nowMs = Math.max(nowMs, next.dueMs);
        if (next.everyMs === undefined) timers.delete(next);
        else next.dueMs += next.everyMs;
        next.run();
        await settle();
      }
      nowMs = endMs;
    },
  };
}
