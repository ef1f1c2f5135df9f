import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on a server and while its page is hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * As `useHydrated`, but true only after the hydrated page has stood as it was rendered: for what only the device knows and
 * changes what is read there.
 */
export function useAfterHydration(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // In a turn of its own: an update made here could be rendered together with the hydration.
    const timer = setTimeout(() => setIsOver(true));
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
