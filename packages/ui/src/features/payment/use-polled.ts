import { transferPollMs } from '@yunyou/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../shell';

/** The last answer of something that is asked again and again. */
export interface Polled<Value> {
  value: Value | undefined;
  /** Why the last question found no answer; gone with the next answer. */
  error: unknown;
  /** Nobody asks any more: the time is up, or an answer ended it. */
  stopped: boolean;
  /** Asks at once, and goes on asking. */
  check: () => Promise<void>;
}

/**
 * Asks every two seconds, later every five, for three minutes, and when the page is shown again.
 *
 * @param ask asks once
 * @param isFinal whether an answer ends it
 * @param isRefusal whether an error ends it
 */
export function usePolled<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  isFinal: (value: Value) => boolean,
  isRefusal: (error: unknown) => boolean,
): Polled<Value> {
  const sdk = useSdk();
  const [known, setKnown] = useState<Omit<Polled<Value>, 'check'>>({
    value: undefined,
    error: undefined,
    stopped: false,
  });
  const rules = useRef({ ask, isFinal, isRefusal });
  rules.current = { ask, isFinal, isRefusal };
  const round = useRef<{ abort: () => void; ended: boolean }>(undefined);

  const start = useCallback(async () => {
    round.current?.abort();
    const question = new AbortController();
    const { signal } = question;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mine = {
      ended: false,
      abort() {
        question.abort();
        clearTimeout(timer);
      },
    };
    round.current = mine;
    const beganAt = performance.now();
    setKnown((before) => ({ ...before, stopped: false }));
    const once = async (): Promise<void> => {
      let ended = false;
      try {
        const value = await rules.current.ask(signal);
        if (signal.aborted) return;
        ended = rules.current.isFinal(value);
        setKnown({ value, error: undefined, stopped: ended });
      } catch (error) {
        if (signal.aborted) return;
        ended = rules.current.isRefusal(error);
        setKnown((before) => ({ ...before, error, stopped: ended }));
      }
      const spentMs = performance.now() - beganAt;
      if (!ended && spentMs >= transferPollMs.stopsAfter) {
        ended = true;
        setKnown((before) => ({ ...before, stopped: true }));
      }
      mine.ended = ended;
      if (ended) return;
      const pauseMs = spentMs < transferPollMs.laterAfter ? transferPollMs.first : transferPollMs.later;
      timer = setTimeout(() => void once(), pauseMs);
    };
    await once();
  }, []);

  useEffect(() => {
    void start();
    const stop = sdk.host.onShow(() => {
      // What has ended has ended; whoever comes back while it goes on is told at once.
      if (!round.current?.ended) void start();
    });
    return () => {
      round.current?.abort();
      stop();
    };
  }, [start, sdk]);

  return { ...known, check: start };
}
