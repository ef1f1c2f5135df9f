import { useCallback, useEffect, useRef, useState } from 'react';

/** What has been loaded, is being loaded, or could not be. */
export interface Resource<Value> {
  /** The last answer; stays while a newer one is loaded. */
  value: Value | undefined;
  /** Why the last request failed; stays until one succeeds. */
  error: unknown;
  loading: boolean;
  /** Loads again; resolves to what came, or undefined when it failed or a newer request took over. Never rejects. */
  reload(): Promise<Value | undefined>;
}

/**
 * Loads on appearing and whenever `deps` change; the last request wins. For what a page's loader has not fetched already.
 *
 * @param initial what is known at once, such as a peek into a cache
 */
export function useResource<Value>(
  load: () => Promise<Value>,
  deps: readonly unknown[],
  initial?: Value,
): Resource<Value> {
  const [state, setState] = useState<{ value: Value | undefined; error: unknown; loading: boolean }>({
    value: initial,
    error: undefined,
    loading: true,
  });
  const latest = useRef(0);
  const reload = useCallback(
    async () => {
      latest.current += 1;
      const mine = latest.current;
      setState((before) => ({ ...before, loading: true }));
      try {
        const value = await load();
        if (mine !== latest.current) return undefined;
        setState({ value, error: undefined, loading: false });
        return value;
      } catch (error) {
        if (mine === latest.current) setState((before) => ({ ...before, error, loading: false }));
        return undefined;
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the request depends on.
    deps,
  );
  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return { ...state, reload };
}
