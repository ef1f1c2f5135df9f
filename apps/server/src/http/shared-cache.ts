import type { Clock } from '../clock';

export interface SharedCacheOptions<Value> {
  clock: Clock;
  /** What is younger, ms, is answered as it is; up to twice as old, it is answered and renewed meanwhile. 0: nothing is kept. */
  freshMs: number;
  /** Entries at the most; the ones used longest ago go first. Default 2,000. */
  maxEntries?: number;
  /** Whether a value may be kept; whoever waits for it gets it all the same. Default: every one. */
  mayKeep?: (value: Value) => boolean;
}

/** Keeps what is the same for everybody for a moment, so that a crowd costs one reading. */
export interface SharedCache<Value> {
  /**
   * The kept value, or a new one; while one is on its way everybody waits for that. A failure is kept for nobody. `load` gets
   * the value it replaces.
   */
  read(key: string, load: (before?: Value) => Promise<Value>): Promise<Value>;
}

interface Entry<Value> {
  atMs: number;
  value: Value;
}

export function createSharedCache<Value>({
  clock,
  freshMs,
  maxEntries = 2_000,
  mayKeep = () => true,
}: SharedCacheOptions<Value>): SharedCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const loading = new Map<string, Promise<Value>>();

  function load(key: string, work: (before?: Value) => Promise<Value>): Promise<Value> {
    const known = loading.get(key);
    if (known) return known;
    // As old as its beginning: what changed while it was read may not be in it.
    const atMs = clock.now();
    const started = work(entries.get(key)?.value)
      .then((value) => {
        entries.delete(key);
        if (mayKeep(value)) entries.set(key, { atMs, value });
        const [oldest] = entries.keys();
        if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
        return value;
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  return {
    async read(key, work) {
      if (freshMs === 0) return work();
      const entry = entries.get(key);
      // Negative when a sandbox's time was moved back.
      const ageMs = entry ? clock.now() - entry.atMs : Number.NaN;
      if (!entry || !(ageMs >= 0 && ageMs < 2 * freshMs)) return load(key, work);
      entries.delete(key);
      entries.set(key, entry);
      if (ageMs >= freshMs) load(key, work).catch(() => undefined);
      return entry.value;
    },
  };
}
