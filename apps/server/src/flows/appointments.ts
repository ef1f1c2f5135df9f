import type { LocalizedText } from '@yunyou/contract';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { setClosed, setSpecialDay, slotsOn, slotsToEmpty } from '../modules/appointment/close-store';
import { emptySlot } from '../modules/appointment/operate';

const BATCH = 200;

type Deps = Pick<AppContext, 'db' | 'clock'>;

/** Ends what is left in closed slots. Nobody comes in any more once the closing is committed, so none is missed. */
export async function emptyClosedSlots({ db, clock }: Deps): Promise<number> {
  let ended = 0;
  for (const id of await slotsToEmpty(db, BATCH)) {
    ended += await inTransaction(db, (tx) => emptySlot(tx, id, clock.now()));
  }
  return ended;
}

/** Closes a slot; answers how many appointments ended with it. */
export async function closeSlot(deps: Deps, slotId: string): Promise<number> {
  await inTransaction(deps.db, (tx) => setClosed(tx, [slotId], true));
  return emptyClosedSlots(deps);
}

/** Closes an item for a day, and says why. */
export async function closeDay(
  deps: Deps,
  { itemId, day, note }: { itemId: string; day: string; note: LocalizedText },
): Promise<number> {
  await inTransaction(deps.db, async (tx) => {
    await setSpecialDay(tx, { itemId, day, note });
    await setClosed(tx, await slotsOn(tx, itemId, day), true);
  });
  return emptyClosedSlots(deps);
}
