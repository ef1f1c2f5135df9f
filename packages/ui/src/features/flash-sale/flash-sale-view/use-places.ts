import { type FlashItem, type Grab, liveGrabStates } from '@yunyou/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSdk, useSession } from '../../../shell';

const isLive = ({ state }: Grab): boolean => (liveGrabStates as readonly string[]).includes(state);

/** The member's places, by item. */
export type Places = ReadonlyMap<string, Grab>;

/**
 * The places that were asked for on this device, as the server has them, followed as long as they stand. `onGranted`: one was
 * waited for, and is there now. `onOver`: one does not stand any more. `keep`: what the page heard of one itself.
 */
export function usePlaces(
  items: readonly Pick<FlashItem, 'activityProductId'>[],
  on: { onGranted: (place: Grab) => void; onOver: () => void },
): { places: Places; keep: (place: Grab) => void } {
  const sdk = useSdk();
  const { token } = useSession();
  const [places, setPlaces] = useState<Places>(new Map());
  const keep = (place: Grab) =>
    setPlaces((now) => {
      const next = new Map(now);
      if (isLive(place)) next.set(place.activityProductId, place);
      else next.delete(place.activityProductId);
      return next;
    });
  const tell = useEffectEvent((place: Grab) => {
    const before = places.get(place.activityProductId);
    keep(place);
    if (place.state === 'granted' && before?.state === 'queued') on.onGranted(place);
    if (before && !isLive(place)) on.onOver();
  });

  const ids = items.map(({ activityProductId }) => activityProductId).join(' ');
  useEffect(() => {
    if (token === undefined || ids === '') return;
    let isCurrent = true;
    const ask = async () => {
      const { mine } = await sdk.flashSale();
      for (const id of ids.split(' ')) {
        // One that cannot be had is not shown; the next one may be.
        const place = await mine(id, { silent: true }).catch(() => undefined);
        if (place && isCurrent) tell(place);
      }
    };
    void ask().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [sdk, token, ids]);

  const live = [...places.values()].map(({ grabId }) => grabId).join(' ');
  useEffect(() => {
    if (live === '') return;
    let isCurrent = true;
    const stops: (() => void)[] = [];
    sdk
      .flashSale()
      .then(({ follow }) => {
        if (isCurrent) stops.push(...live.split(' ').map((grabId) => follow(grabId, tell)));
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
      for (const stop of stops) stop();
    };
  }, [sdk, live]);

  return { places, keep };
}
