import { isApiError } from '@yunyou/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What has been loaded, is being loaded, or could not be. */
export interface Resource<Value> {
  /** The last answer; stays while a newer one is loaded. */
  value: Value | undefined;
  error: unknown;
  loading: boolean;
  /** Loads again; resolves when that has come to its end. Never rejects. */
  reload(): Promise<void>;
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
        if (mine === latest.current) setState({ value, error: undefined, loading: false });
      } catch (error) {
        if (mine === latest.current) setState((before) => ({ ...before, error, loading: false }));
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

/** What to tell a person about a failure: the server's own words where it had some. */
export const errorText = (error: unknown): string | undefined =>
  (isApiError(error) && error.userMessage) || undefined;
