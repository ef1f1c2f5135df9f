import type { Unsubscribe } from './host';

/** A set of listeners. One function added twice is two subscriptions. */
export interface Listeners<Args extends readonly unknown[]> {
  add(listener: (...args: Args) => void): Unsubscribe;
  tell(...args: Args): void;
}

/** @param connect called with the first listener; what it returns is called after the last has gone */
export function createListeners<Args extends readonly unknown[]>(
  connect: () => Unsubscribe = () => () => {},
): Listeners<Args> {
  const entries = new Set<{ listener: (...args: Args) => void }>();
  let disconnect: Unsubscribe | undefined;
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      disconnect ??= connect();
      return () => {
        entries.delete(entry);
        if (entries.size > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
    tell(...args) {
      for (const { listener } of [...entries]) listener(...args);
    },
  };
}
