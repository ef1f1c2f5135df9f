import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type { Locale } from '@yunyou/contract';
import { abortable, type Timers, waitOptionsOf } from './abortable';
import { prefetchOptions } from './call-options';
import type { Lazy } from './lazy';
import { sortedKey } from './sorted-key';

/** What a single read may ask for. */
export interface ReadOptions {
  readonly signal: AbortSignal;
}

/** A read whose answers are cached by request and locale. */
export interface CachedRead<Args extends readonly unknown[], Value> {
  /**
   * The cached answer while it is fresh, otherwise a new one; callers that come meanwhile share it. An aborted `signal` ends the
   * caller's own wait only, with an ApiError of kind `cancelled`. Answers are frozen: copy one before you change it.
   */
  (...args: readonly [...args: Args, options?: ReadOptions]): Promise<Value>;
  /** The cached answer at once, fresh or stale: what a page shows while a new one is on its way. */
  peek(...args: Args): Value | undefined;
}

/** For what an answer is loaded. */
export interface LoadContext {
  readonly api: ApiClient;
  /** Locale the answer is cached for; the present one may change while it loads. */
  readonly locale: Locale;
  /** Options of the calls: those of a prefetch are silent. */
  readonly options: CallOptions;
}

/**
 * Makes a cached read.
 *
 * @param name tells this read from the others in a snapshot
 * @param staleAfterMs default: the cache's
 */
export type CreateRead = <Args extends readonly unknown[], Value>(
  name: string,
  load: (context: LoadContext, ...args: Args) => Promise<Value>,
  staleAfterMs?: number,
) => CachedRead<Args, Value>;

/** Cached answers as plain data: the name of the read, the key of the request, the answer. */
export type CachedAnswers = readonly (readonly [name: string, key: string, value: unknown])[];

export interface ReadCache {
  readonly read: CreateRead;
  /** The same reads as a prefetch: silent, and one that failed is asked again, out loud, by whoever needs it. */
  readonly prefetch: CreateRead;
  /** Every cached answer, for hydration elsewhere. */
  snapshot(): CachedAnswers;
}

interface Entry<Value> {
  value?: Value;
  /** When `value` came. */
  atMs: number;
  /** Hydrated and not asked for yet: the first to ask gets it, however soon it goes stale. */
  isHydrated?: boolean;
  loading?: Promise<Value>;
  /** `loading` is a prefetch: its failure is nobody's yet. */
  isPrefetch?: boolean;
}

/** How long a hydrated answer is as good as one that was asked for. */
const hydratedFreshMs = 10_000;

/** Answers cached per read; the oldest makes room. */
const maxEntries = 60;

/** Without what was left out at the end: it makes no other request. */
function present(args: readonly unknown[]): readonly unknown[] {
  return args.length > 0 && args[args.length - 1] === undefined ? present(args.slice(0, -1)) : args;
}

/** Freezes plain data at every depth: one answer is many callers', and none may change another's. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** The read cache: answers in memory, frozen. Failures are not cached. */
export function createReadCache(options: {
  api: Lazy<ApiClient>;
  locale: () => Locale;
  now: () => number;
  staleAfterMs: number;
  /** Default: the global ones. */
  timers?: Timers | undefined;
  /** Hydrated answers. Default none. */
  initial?: CachedAnswers | undefined;
}): ReadCache {
  const { api, locale, now, timers, initial = [] } = options;
  const createdMs = now();
  const all = new Map<string, Map<string, Entry<unknown>>>();

  function entriesOf<Value>(name: string): Map<string, Entry<Value>> {
    let entries = all.get(name);
    if (!entries) {
      entries = new Map();
      for (const [of, key, value] of initial)
        if (of === name) entries.set(key, { value: frozen(value), atMs: createdMs, isHydrated: true });
      all.set(name, entries);
    }
    return entries as Map<string, Entry<Value>>;
  }

  const reader =
    (isPrefetch: boolean): CreateRead =>
    <Args extends readonly unknown[], Value>(
      name: string,
      load: (context: LoadContext, ...args: Args) => Promise<Value>,
      staleAfterMs = options.staleAfterMs,
    ): CachedRead<Args, Value> => {
      const entries = entriesOf<Value>(name);
      const keyOf = (args: readonly unknown[]) => sortedKey([locale(), ...present(args)]);

      function store(key: string, entry: Entry<Value>): void {
        entries.delete(key);
        entries.set(key, entry);
        const [oldest] = entries.keys();
        if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      }

      const read = async (...args: Args): Promise<Value> => {
        const key = keyOf(args);
        const known = entries.get(key);
        if (known?.loading)
          return known.isPrefetch && !isPrefetch ? known.loading.catch(() => read(...args)) : known.loading;
        if (known?.value !== undefined) {
          const age = now() - known.atMs;
          const isFirst = known.isHydrated && age < hydratedFreshMs;
          if (!isPrefetch) known.isHydrated = false;
          if (isFirst || age < staleAfterMs) return known.value;
        }
        const context = { locale: locale(), options: isPrefetch ? prefetchOptions : {} };
        const loading = api().then((client) => load({ ...context, api: client }, ...args));
        store(key, { ...known, atMs: known?.atMs ?? 0, loading, isPrefetch });
        try {
          const value = frozen(await loading);
          store(key, { value, atMs: now() });
          return value;
        } catch (error) {
          if (known) store(key, { value: known.value, atMs: known.atMs });
          else entries.delete(key);
          throw error;
        }
      };
      const call = async (...given: readonly unknown[]): Promise<Value> => {
        const wait = waitOptionsOf(given);
        // The arguments are the read's own, with or without options behind them; the compiler cannot take them apart.
        if (!wait) return read(...(given as unknown as Args));
        const args = given.slice(0, -1) as unknown as Args;
        return abortable(wait.signal?.aborted ? new Promise<never>(() => {}) : read(...args), wait, timers);
      };
      return Object.assign(call, { peek: (...args: Args) => entries.get(keyOf(args))?.value });
    };

  return {
    read: reader(false),
    prefetch: reader(true),
    snapshot: () =>
      [...all].flatMap(([name, entries]) =>
        [...entries].flatMap(([key, { value }]) =>
          value === undefined ? [] : [[name, key, value] as const],
        ),
      ),
  };
}
