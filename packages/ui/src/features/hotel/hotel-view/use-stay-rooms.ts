import type { HotelRooms } from '@yunyou/contract';
import { type Stay, stayQueryOf } from '@yunyou/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** Rooms that were loaded with the page, and for which stay. */
export interface GivenRooms {
  readonly stay: Stay;
  readonly rooms: HotelRooms;
}

const keyOf = (stay: Stay, locale: string) => JSON.stringify([stayQueryOf(stay), locale]);

/**
 * A hotel's rooms for a stay. Those that came with the page count for their stay; another stay asks anew, and what belongs to
 * the one before is not shown meanwhile.
 */
export function useStayRooms(hotelId: string, stay: Stay, given: GivenRooms | undefined, wanted = true) {
  const { catalogue } = useSdk();
  const { locale } = useTexts();
  const key = keyOf(stay, locale);
  const [kept, setKept] = useState<{ key: string; value?: HotelRooms; error?: unknown }>(() => ({
    key: given ? keyOf(given.stay, locale) : '',
    value: given?.rooms,
  }));
  const latest = useRef(key);
  latest.current = key;
  const load = useCallback(async () => {
    try {
      const value = await catalogue.hotelRooms(hotelId, stayQueryOf(stay));
      if (latest.current === key) setKept({ key, value });
      return value;
    } catch (error) {
      if (latest.current === key) setKept({ key, error });
      return undefined;
    }
  }, [catalogue, hotelId, stay, key]);
  const isThere = kept.key === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every stay
  useEffect(() => {
    if (wanted && !isThere) void load();
  }, [key, isThere, wanted]);
  return {
    value: isThere ? kept.value : undefined,
    error: isThere ? kept.error : undefined,
    reload: load,
  };
}
