import type { Schedule } from '../../src';

interface Timer {
  run: () => void;
  dueMs: number;
}

/** Timers turned by hand. */
export function createTimers() {
  let nowMs = 0;
  const timers = new Set<Timer>();
  const schedule: Schedule<Timer> = {
    setTimeout(run, afterMs) {
      const timer = { run, dueMs: nowMs + afterMs };
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer) => void timers.delete(timer),
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    schedule,
    running: () => timers.size,
    settle,
    /** Time passes; due timers run in their order and promises settle in between. */
    async pass(ms: number) {
      const endMs = nowMs + ms;
      await settle();
      for (;;) {
        const next = [...timers].filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
        if (!next) break;
        nowMs = Math.max(nowMs, next.dueMs);
        timers.delete(next);
        next.run();
        await settle();
      }
      nowMs = endMs;
    },
  };
}
