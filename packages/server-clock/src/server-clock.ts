import { serverTimeResyncMs, serverTimeTickMs } from '@yunyou/contract';
import { deviceNow } from './device-now';

/** `idle`: nothing asked yet, or cleared. `server`: the server's time. `local`: it could not be had. */
export type ServerClockState = 'idle' | 'server' | 'local';

/** The timers of the host. A mini-program hands in its own; tests hand in ones they turn by hand. */
export interface Schedule<Handle = unknown> {
  setInterval(run: () => void, everyMs: number): Handle;
  clearInterval(handle: Handle): void;
}

export interface ServerClockOptions {
  /** Asks the server for its epoch ms; what cannot be that (seconds, 1e20) is refused. Must settle by itself. */
  fetchTime: () => Promise<number>;
  /** What the server said just before, epoch ms, such as with a rendered page; counts until it answers. Default: nothing. */
  known?: number;
  /** The device's epoch milliseconds from a clock that does not jump. Default: `deviceNow()`. */
  now?: () => number;
  /** Default: the global timers. */
  schedule?: Schedule;
  /** Default: 10 000 ms. */
  resyncEveryMs?: number;
  /** Default: 1 000 ms. */
  tickEveryMs?: number;
  /** Told why a sync failed or a listener threw. Default: nobody is told. */
  onError?: (error: unknown) => void;
}

export interface ServerClock {
  /**
   * The running server time, epoch ms; the device's time while the server's is not known. Once it is the server's it
   * never runs backwards: after a correction to an earlier time it stands until time has caught up. The one step back
   * is from the device's time to the first answer of the server.
   */
  now(): number;
  /** What the server last answered, epoch ms; undefined before the first answer and after `clear`. */
  readonly serverTimeStamp: number | undefined;
  readonly state: ServerClockState;
  /** Syncs now, then keeps syncing and ticking. App show calls this. Started already, it only syncs. */
  start(): Promise<boolean>;
  /** Stops syncing and ticking; the time known keeps running. */
  stop(): void;
  /** Asks the server once; a call during another joins it. Resolves to whether the server's time was had; never rejects. */
  sync(): Promise<boolean>;
  /** Stops and forgets the server's time; an answer still under way is dropped. App hide calls this. */
  clear(): void;
  /** Calls `listener` with `now()` at every tick and after every sync. Returns what ends it. */
  subscribe(listener: (nowMs: number) => void): () => void;
}

const globalSchedule: Schedule<ReturnType<typeof setInterval>> = {
  setInterval: (run, everyMs) => setInterval(run, everyMs),
  clearInterval: (handle) => clearInterval(handle),
};

/** How far the server's clock is ahead of the device's, and by how much that may be wrong. Both ms. */
interface Offset {
  aheadMs: number;
  uncertaintyMs: number;
}

/** Server time in the client. No timer runs and nothing is asked before `start` or `sync`. */
export function createServerClock(options: ServerClockOptions): ServerClock {
  const { fetchTime, now: device = deviceNow(), onError = () => {} } = options;
  const { resyncEveryMs = serverTimeResyncMs, tickEveryMs = serverTimeTickMs } = options;
  const startTimer = repeat(options.schedule ?? globalSchedule);
  const listeners = new Set<(nowMs: number) => void>();
  let serverTimeStamp = isEpochMs(options.known) ? options.known : undefined;
  let state: ServerClockState = 'idle';
  let offset: Offset | undefined;
  if (serverTimeStamp) {
    state = 'server';
    // Any answer is more exact.
    offset = { aheadMs: serverTimeStamp - device(), uncertaintyMs: Number.POSITIVE_INFINITY };
  }
  let latestMs = 0;
  let inFlight: Promise<boolean> | undefined;
  let timers: (() => void)[] = [];

  function now(): number {
    if (!offset) return device();
    latestMs = Math.max(latestMs, device() + offset.aheadMs);
    return latestMs;
  }

  function tick(): void {
    const nowMs = now();
    for (const listener of [...listeners]) {
      try {
        listener(nowMs);
      } catch (error) {
        onError(error);
      }
    }
  }

  /** Half of the round trip is taken as the answer's age, so half of it is how wrong the answer may be. */
  async function ask(isCurrent: () => boolean): Promise<boolean> {
    const askedMs = device();
    try {
      const answer = await fetchTime();
      if (!isCurrent()) return false;
      if (!isEpochMs(answer)) throw new RangeError(`The server's time is no epoch milliseconds: ${answer}`);
      const answeredMs = device();
      const uncertaintyMs = Math.max(answeredMs - askedMs, 0) / 2;
      const sample = { aheadMs: answer + uncertaintyMs - answeredMs, uncertaintyMs };
      if (!offset || contradicts(sample, offset)) offset = sample;
      serverTimeStamp = answer;
      state = 'server';
    } catch (error) {
      if (!isCurrent()) return false;
      if (!offset) state = 'local';
      onError(error);
    }
    tick();
    return state === 'server';
  }

  function sync(): Promise<boolean> {
    if (inFlight) return inFlight;
    const flight: Promise<boolean> = ask(() => inFlight === flight).finally(() => {
      if (inFlight === flight) inFlight = undefined;
    });
    inFlight = flight;
    return flight;
  }

  function stop(): void {
    for (const end of timers.splice(0)) end();
  }

  return {
    now,
    get serverTimeStamp() {
      return serverTimeStamp;
    },
    get state() {
      return state;
    },
    start() {
      if (timers.length === 0)
        timers = [startTimer(() => void sync(), resyncEveryMs), startTimer(tick, tickEveryMs)];
      return sync();
    },
    stop,
    sync,
    clear() {
      stop();
      state = 'idle';
      serverTimeStamp = undefined;
      offset = undefined;
      latestMs = 0;
      inFlight = undefined;
    },
    subscribe(listener) {
      // A wrapper, so that one function subscribed twice is two subscriptions.
      const entry = (nowMs: number) => listener(nowMs);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}

const earliestMs = Date.UTC(2020, 0, 1);
const latestPlausibleMs = Date.UTC(2200, 0, 1);

/** Whether a value can be the present time in epoch ms: seconds are far too small, nanoseconds far too large. */
function isEpochMs(value: unknown): value is number {
  return typeof value === 'number' && value >= earliestMs && value < latestPlausibleMs;
}

/** Whether a sample says something new: it is as exact as what is known, or the two cannot both be true. */
function contradicts(sample: Offset, known: Offset): boolean {
  const apartMs = Math.abs(sample.aheadMs - known.aheadMs);
  return sample.uncertaintyMs <= known.uncertaintyMs || apartMs > sample.uncertaintyMs + known.uncertaintyMs;
}

function repeat<Handle>(schedule: Schedule<Handle>) {
  return (run: () => void, everyMs: number): (() => void) => {
    const handle = schedule.setInterval(run, everyMs);
    return () => schedule.clearInterval(handle);
  };
}
