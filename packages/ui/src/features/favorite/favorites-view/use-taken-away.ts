import { favoriteUndoSeconds } from '@yunyou/contract';
import type { FavoriteRecord } from '@yunyou/sdk';
import { useEffect, useState } from 'react';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { keyOf } from './use-favorite-pages';

/** Takes favourites away at once, and back within some seconds: with their old price, as the server keeps them. */
export function useTakenAway() {
  const { favorites } = useSdk();
  const texts = useTexts();
  const { show } = useToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  /** What can be brought back still. */
  const [last, setLast] = useState<readonly FavoriteRecord[]>([]);
  useEffect(() => {
    if (last.length === 0) return undefined;
    const timer = setTimeout(() => setLast([]), favoriteUndoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [last]);

  const hide = (records: readonly FavoriteRecord[]) =>
    setGone((before) => new Set([...before, ...records.map(keyOf)]));
  const bringBack = (records: readonly FavoriteRecord[]) => {
    const back = new Set(records.map(keyOf));
    setGone((before) => new Set([...before].filter((key) => !back.has(key))));
  };
  const fail = (error: unknown) => show(failureText(texts, error), { kind: 'error' });

  return {
    gone,
    last,
    async take(records: readonly FavoriteRecord[]) {
      hide(records);
      try {
        await favorites.remove(records, { silent: true });
        setLast(records);
      } catch (error) {
        bringBack(records.filter((record) => favorites.state.known[keyOf(record)] !== false));
        fail(error);
      }
    },
    async undo() {
      const records = last;
      setLast([]);
      const back: FavoriteRecord[] = [];
      try {
        for (const record of records) {
          await favorites.set(record, true);
          back.push(record);
        }
        show(texts.t('favorite.undone'), { kind: 'success' });
      } catch (error) {
        fail(error);
      }
      bringBack(back);
    },
  };
}
