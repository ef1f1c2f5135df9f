import { useEffect, useEffectEvent, useReducer } from 'react';

const SECOND_MS = 1_000;

/**
 * Milliseconds left until `endsAtMs`, never below zero; renders again whenever a second is over.
 *
 * @param endsAtMs an instant on the clock of `now`; null while there is nothing to wait for
 * @param now the clock, in epoch milliseconds: the server's, not the phone's
 * @param onEnd called once when the time is up, not when it was up before
 */
export function useRemaining(endsAtMs: number | null, now: () => number, onEnd?: () => void): number {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const readNow = useEffectEvent(now);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (endsAtMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const remaining = endsAtMs - readNow();
      if (remaining <= 0) return;
      // Up to the next change of the seconds shown, which are rounded up.
      timer = setTimeout(
        () => {
          renderAgain();
          if (endsAtMs - readNow() <= 0) end();
          else wait();
        },
        remaining % SECOND_MS || SECOND_MS,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAtMs]);

  return endsAtMs === null ? 0 : Math.max(0, endsAtMs - now());
}
