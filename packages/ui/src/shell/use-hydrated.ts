import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on a server and while its page is hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
