import { useCallback, useState } from 'react';

/**
 * One value that either the parent holds (`value`) or the component itself (`defaultValue`).
 * `set` tells the parent in both cases.
 */
export function useControllableValue<T>(
  value: T | undefined,
  defaultValue: T,
  onValueChange: ((value: T) => void) | undefined,
): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: T) => {
      if (!controlled) setOwn(next);
      onValueChange?.(next);
    },
    [controlled, onValueChange],
  );
  return [controlled ? value : own, set];
}
