import { useEffect, useState } from 'react';
import { useResource, useSdk } from '../../../shell';

/** What is shown of a person's code. */
export interface TurningCode {
  /** Undefined before it is known, and where it cannot be had. */
  text: string | undefined;
  /** Why it cannot be had. */
  error: unknown;
  /** When the server said what it is made from, epoch ms. */
  checkedAtMs: number | undefined;
  /** The server could not be asked: it is made of what this device keeps of today. */
  fromCache: boolean;
  reload: () => Promise<unknown>;
}

/** The code of a person, turning by the server's clock; without a network too, once today's part of it is here. */
export function useTurningCode(personId: string): TurningCode {
  const { annualCards, clock } = useSdk();
  const { value, error, reload } = useResource(async () => {
    const part = await annualCards();
    return { part, ...(await part.entryCode(personId, { silent: true })) };
  }, [personId]);
  const [nowMs, setNowMs] = useState(() => clock.now());
  const shown = value && nowMs < value.code.validUntilMs ? value.part.turn(value.code, nowMs) : undefined;
  const turnsAtMs = shown?.untilMs;
  useEffect(() => {
    if (turnsAtMs === undefined) return;
    const timer = setTimeout(() => setNowMs(clock.now()), Math.max(0, turnsAtMs - clock.now()) + 1);
    return () => clearTimeout(timer);
  }, [turnsAtMs, clock]);
  const isOver = value !== undefined && nowMs >= value.code.validUntilMs;
  useEffect(() => {
    // The next day has another secret.
    if (isOver) void reload();
  }, [isOver, reload]);
  // What came while the page was hidden is of another step.
  useEffect(() => {
    const look = () => setNowMs(clock.now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [clock]);
  return {
    text: shown?.text,
    error,
    checkedAtMs: value?.code.nowMs,
    fromCache: value?.fromCache ?? false,
    reload,
  };
}
