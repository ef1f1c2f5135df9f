import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component was rendered on a server first: true there and in the browser that takes it over, false for one that appears later. */
export function useRenderedAhead(): boolean {
  const takenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [renderedAhead] = useState(takenOver);
  return renderedAhead;
}
