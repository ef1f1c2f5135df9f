import type { Tx } from '../../database/connect';
import { badInput, notFound } from '../../http/refusal';
import { nextOf, setForcedPlace } from './open-store';
import { drawnFromOf } from './roll';
import { piecesOf, remainingOf } from './rows-store';

/**
 * Makes the next box of a member hold an item, for systems for tests; its record says so. The place is one in the middle of the
 * item's, so that what others open before seldom moves it to another.
 */
export async function forceNextBox(
  tx: Tx,
  { activeId, itemId, memberId }: { activeId: string; itemId: string; memberId: string },
): Promise<void> {
  const next = await nextOf(tx, { activeId, memberId });
  if (!next) throw notFound();
  const { misses, set } = next;
  const { pity } = drawnFromOf(piecesOf(next.items), { misses, pityAfter: set.pity_after });
  const items = pity ? next.items.filter(({ hidden }) => hidden) : next.items;
  const place = items.findIndex(({ id }) => id === itemId);
  const item = items[place];
  if (!item || remainingOf(item) === 0) throw badInput([{ field: 'item', reason: 'Nothing of it is drawn' }]);
  const before = items.slice(0, place).reduce((sum, one) => sum + remainingOf(one), 0);
  await setForcedPlace(tx, { activeId, memberId, k: before + Math.floor(remainingOf(item) / 2) });
}
