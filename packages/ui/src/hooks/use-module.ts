import { useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/**
 * A part of the library that is fetched when it is first wanted. Undefined until it is there.
 * A fetch that failed, or took longer than 120 s, is reported to `onError` and tried again the next time it is wanted, so
 * that a gap in the network costs one tap and not the page.
 *
 * @param load must keep its identity: a function declared outside the component
 */
export function useModule<T>(
  load: () => Promise<T>,
  wanted: boolean,
  onError?: (error: unknown) => void,
): T | undefined {
  const [module, setModule] = useState<{ value: T }>();
  const missing = wanted && !module;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onError must not fetch again
  useEffect(() => {
    if (!missing) return;
    let current = true;
    loadChunk(load).then(
      (value) => current && setModule({ value }),
      (error: unknown) => current && onError?.(error),
    );
    return () => {
      current = false;
    };
  }, [load, missing]);
  return module?.value;
}
