import type { Schedule } from '../src';

interface Timer {
  run: () => void;
  everyMs: number;
  nextMs: number;
}

/** A device whose clock and timers are turned by hand. */
export function createDevice(startMs: number) {
  let nowMs = startMs;
  const timers = new Set<Timer>();
  const schedule: Schedule<Timer> = {
    setInterval(run, everyMs) {
      const timer = { run, everyMs, nextMs: nowMs + everyMs };
      timers.add(timer);
      return timer;
    },
    clearInterval: (timer) => void timers.delete(timer),
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    schedule,
    now: () => nowMs,
    runningTimers: () => timers.size,
    /** The device's clock jumps; no timer notices. */
    jump(byMs: number) {
      nowMs += byMs;
    },
    /** Time passes in steps of at most `stepMs`; due timers run and promises settle in between. */
    async pass(totalMs: number, stepMs = 1_000) {
      const endMs = nowMs + totalMs;
      while (nowMs < endMs) {
        nowMs = Math.min(nowMs + stepMs, endMs);
        for (const timer of timers) {
          if (timer.nextMs > nowMs) continue;
          timer.nextMs += timer.everyMs;
          timer.run();
        }
        await settle();
      }
    },
  };
}

/** A server that is ahead of the device and answers after a delay (half of it on the way there), or fails. */
export function createTimeServer(device: ReturnType<typeof createDevice>, aheadMs: number) {
  const server = {
    aheadMs,
    travelMs: 0,
    failure: undefined as Error | undefined,
    asked: 0,
    async fetchTime() {
      server.asked += 1;
      device.jump(server.travelMs / 2);
      if (server.failure) throw server.failure;
      const answer = device.now() + server.aheadMs;
      device.jump(server.travelMs / 2);
      return answer;
    },
  };
  return server;
}
