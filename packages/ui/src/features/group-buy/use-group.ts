import type { GroupDetail } from '@yunyou/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSdk } from '../../shell';

/** Of two answers about a group the one that was given later. */
const later = (one: GroupDetail, other: GroupDetail): GroupDetail => (other.nowMs > one.nowMs ? other : one);

/**
 * A group as the server has it, asked for again while it forms. `onChanged`: how it stands, or how the member stands to it, is not
 * what the page was loaded with.
 *
 * @returns the group, and what asks at once
 */
export function useGroup(
  loaded: GroupDetail | undefined,
  onChanged: () => void,
): [group: GroupDetail | undefined, ask: () => Promise<void>] {
  const sdk = useSdk();
  const [heard, setHeard] = useState<GroupDetail>();
  const detail = loaded && (heard?.group.id === loaded.group.id ? later(loaded, heard) : loaded);
  const groupId = detail?.group.status === 'forming' ? detail.group.id : undefined;
  const tell = useEffectEvent((now: GroupDetail) => {
    setHeard(now);
    const isOther = now.group.status !== detail?.group.status || now.mySeat !== detail?.mySeat;
    if (isOther) onChanged();
  });
  useEffect(() => {
    if (groupId === undefined) return;
    let isCurrent = true;
    let stop: (() => void) | undefined;
    sdk
      .groupBuy()
      .then(({ follow }) => {
        if (isCurrent) stop = follow({ groupId }, tell);
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [sdk, groupId]);

  const ask = async () => {
    if (groupId === undefined) return;
    try {
      tell(await (await sdk.groupBuy()).group({ groupId }, { silent: true }));
    } catch {
      // It is asked for again in a few seconds.
    }
  };
  return [detail, ask];
}
