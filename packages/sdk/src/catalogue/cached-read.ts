import type { Locale } from '@yunyou/contract';
import { type Timers, within } from '../later';
import { sortedKey } from '../sorted-key';

/** What a single read may ask for. */
export interface ReadOptions {
  readonly signal: AbortSignal;
}

/** A read whose answers are kept for a while, by request and locale. */
export interface CachedRead<Args extends readonly unknown[], Value> {
  /**
   * The cached answer while it is fresh, otherwise a new one; callers that come meanwhile share it. An aborted `signal` ends the
   * caller's own wait only, with an ApiError of kind `cancelled`. Answers are frozen: copy one before you change it.
   */
  (...args: readonly [...args: Args, options?: ReadOptions]): Promise<Value>;
  /** The kept answer at once, fresh or not: what a page shows while a new one is on its way. */
  peek(...args: Args): Value | undefined;
}

interface Entry<Value> {
  value?: Value;
  /** When `value` came. */
  atMs: number;
  /** Came with the page and was not asked for yet: the first to ask gets it, however soon it goes stale. */
  handedOver?: boolean;
  loading?: Promise<Value>;
  /** `loading` was begun ahead of a need: its failure is nobody's yet. */
  isAhead?: boolean;
}

/** Answers as plain data: the name of the read, the key of the request, the answer. */
export type KeptReads = readonly (readonly [name: string, key: string, value: unknown])[];

/** How long an answer that came with the page is as good as one that was asked for. */
const handedOverMs = 10_000;

/** Answers kept per read; the oldest makes room. */
const maxEntries = 60;

export interface ReadCache {
  /** The same answers, for reads ahead of a need: whoever needs one that failed asks again, and out loud. */
  readonly ahead: Pick<ReadCache, 'read'>;
  /** Every answer that is kept, for a page that is rendered elsewhere. */
  snapshot(): KeptReads;
  /**
   * @param name tells this read from the others in a snapshot
   * @param load gets the locale the answer is kept for, since the present one may change while it loads
   * @param staleAfterMs default: the cache's
   */
  read<Args extends readonly unknown[], Value>(
    name: string,
    load: (locale: Locale, ...args: Args) => Promise<Value>,
    staleAfterMs?: number,
  ): CachedRead<Args, Value>;
}

/** Without what was left out at the end: it makes no other request. */
function present(args: readonly unknown[]): readonly unknown[] {
  return args.length > 0 && args[args.length - 1] === undefined ? present(args.slice(0, -1)) : args;
}

const isReadOptions = (value: unknown): value is ReadOptions =>
  typeof value === 'object' && value !== null && 'signal' in value && isSignal(value.signal);

const isSignal = (value: unknown): value is AbortSignal =>
  typeof value === 'object' && value !== null && 'aborted' in value;

/** Freezes plain data at every depth: one answer is many callers', and none may change another's. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Keeps answers in memory, frozen. Failures are not kept. */
export function createReadCache(options: {
  locale: () => Locale;
  now: () => number;
  staleAfterMs: number;
  /** Default: the global ones. */
  timers?: Timers;
  /** Answers that came with the page. Default none. */
  initial?: KeptReads;
}): ReadCache {
  const { locale, now, timers, initial = [] } = options;
  const createdMs = now();
  const all = new Map<string, Map<string, Entry<unknown>>>();

  function entriesOf<Value>(name: string): Map<string, Entry<Value>> {
    let entries = all.get(name);
    if (!entries) {
      entries = new Map();
      for (const [of, key, value] of initial)
        if (of === name) entries.set(key, { value: frozen(value), atMs: createdMs, handedOver: true });
      all.set(name, entries);
    }
    return entries as Map<string, Entry<Value>>;
  }

  const reader =
    (isAhead: boolean): ReadCache['read'] =>
    <Args extends readonly unknown[], Value>(
      name: string,
      load: (locale: Locale, ...args: Args) => Promise<Value>,
      staleAfterMs = options.staleAfterMs,
    ): CachedRead<Args, Value> => {
      const entries = entriesOf<Value>(name);
      const keyOf = (args: readonly unknown[]) => sortedKey([locale(), ...present(args)]);

      function keep(key: string, entry: Entry<Value>): void {
        entries.delete(key);
        entries.set(key, entry);
        const [oldest] = entries.keys();
        if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      }

      const read = async (...args: Args): Promise<Value> => {
        const key = keyOf(args);
        const known = entries.get(key);
        if (known?.loading)
          return known.isAhead && !isAhead ? known.loading.catch(() => read(...args)) : known.loading;
        if (known?.value !== undefined) {
          const age = now() - known.atMs;
          const isFirst = known.handedOver && age < handedOverMs;
          if (!isAhead) known.handedOver = false;
          if (isFirst || age < staleAfterMs) return known.value;
        }
        const loading = load(locale(), ...args);
        keep(key, { ...known, atMs: known?.atMs ?? 0, loading, isAhead });
        try {
          const value = frozen(await loading);
          keep(key, { value, atMs: now() });
          return value;
        } catch (error) {
          if (known) keep(key, { value: known.value, atMs: known.atMs });
          else entries.delete(key);
          throw error;
        }
      };
      const call = async (...given: readonly unknown[]): Promise<Value> => {
        const options = given[given.length - 1];
        // The arguments are the read's own, with or without options behind them; the compiler cannot take them apart.
        if (!isReadOptions(options)) return read(...(given as unknown as Args));
        const args = given.slice(0, -1) as unknown as Args;
        if (options.signal.aborted) return within(new Promise<never>(() => {}), options, timers);
        return within(read(...args), options, timers);
      };
      return Object.assign(call, { peek: (...args: Args) => entries.get(keyOf(args))?.value });
    };
  return {
    ahead: { read: reader(true) },
    snapshot: () =>
      [...all].flatMap(([name, entries]) =>
        [...entries].flatMap(([key, { value }]) =>
          value === undefined ? [] : [[name, key, value] as const],
        ),
      ),
    read: reader(false),
  };
}
