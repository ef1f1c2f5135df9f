import type { BargainDetail } from '@yunyou/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSdk } from '../../shell';

/** Of two answers about a bargain the one that was given later. */
const later = (one: BargainDetail, other: BargainDetail): BargainDetail =>
  other.nowMs > one.nowMs ? other : one;

export interface KnownBargain {
  detail: BargainDetail;
  /** Asks the server at once; resolves to what it says, or undefined where it could not be asked. */
  ask: () => Promise<BargainDetail | undefined>;
}

/**
 * A bargain as the server has it, asked for again while it runs. `onChanged`: how it stands, or how the member stands to it, is
 * not what the page was loaded with.
 */
export function useBargain(loaded: BargainDetail, onChanged: () => void): KnownBargain {
  const sdk = useSdk();
  const [heard, setHeard] = useState<BargainDetail>();
  const detail = heard?.bargain.id === loaded.bargain.id ? later(loaded, heard) : loaded;
  const { id, status } = detail.bargain;
  const isRunning = status === 'running';
  const tell = useEffectEvent((now: BargainDetail) => {
    setHeard(now);
    if (now.bargain.status !== detail.bargain.status || now.role !== detail.role) onChanged();
  });
  useEffect(() => {
    if (!isRunning) return;
    let isCurrent = true;
    let stop: (() => void) | undefined;
    sdk
      .bargains()
      .then(({ follow }) => {
        if (isCurrent) stop = follow(id, tell);
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [sdk, id, isRunning]);

  return {
    detail,
    async ask() {
      try {
        const now = await (await sdk.bargains()).detail(id, { silent: true });
        tell(now);
        return now;
      } catch {
        // What is known stays; while it runs it is asked for again in a few seconds.
        return undefined;
      }
    },
  };
}
