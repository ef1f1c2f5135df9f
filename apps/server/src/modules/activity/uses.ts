import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { endUses, insertUses, lockCounted, unneededUses } from './uses-store';

/**
 * Counts that a written checkout uses these activities; those without a budget and a limit are not counted. Refuses with
 * `priceChanged` when one was used up, or the member had enough of it, meanwhile.
 */
export async function takeUses(
  tx: Tx,
  by: { checkoutId: string; memberId: string },
  activityIds: readonly string[],
): Promise<void> {
  if (activityIds.length === 0) return;
  const counted = await lockCounted(tx, activityIds);
  if (counted.length === 0) return;
  const taken = await insertUses(tx, counted, by);
  const missed = counted.filter((id) => !taken.includes(id));
  if (missed.length > 0) throw refuse('priceChanged', { detail: { activityIds: missed } });
}

/** Gives back what these checkouts used, once. */
export async function giveUsesBack(tx: Tx, checkoutIds: readonly string[]): Promise<void> {
  if (checkoutIds.length > 0) await endUses(tx, checkoutIds);
}

/** Gives back what a paid checkout used for orders that are undone by now. */
export async function giveUnneededBack(tx: Tx, checkoutId: string): Promise<void> {
  const free = await unneededUses(tx, checkoutId);
  if (free.length > 0) await endUses(tx, [checkoutId], free);
}
