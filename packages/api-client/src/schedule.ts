/** The one-shot timers of the host. A mini-program hands in its own; tests hand in ones they turn by hand. */
export interface Schedule<Handle = unknown> {
  setTimeout(run: () => void, afterMs: number): Handle;
  clearTimeout(handle: Handle): void;
}

/** Starts a timer and returns what ends it. */
export type StartTimer = (run: () => void, afterMs: number) => () => void;

const globalSchedule: Schedule<ReturnType<typeof setTimeout>> = {
  setTimeout: (run, afterMs) => setTimeout(run, afterMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

export function timerOf(schedule: Schedule = globalSchedule): StartTimer {
  return (run, afterMs) => {
    const handle = schedule.setTimeout(run, afterMs);
    return () => schedule.clearTimeout(handle);
  };
}
