import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { ActivityRow } from './offers-store';
import { coverOneProduct, lockActivities, ofSameTime } from './overlap-store';

/** Refuses with `activityOverlap` when another activity of its type covers one of its products at the same time. */
export async function refuseOverlap(tx: Tx, activity: ActivityRow): Promise<void> {
  await lockActivities(tx);
  for (const other of await ofSameTime(tx, activity)) {
    if (await coverOneProduct(tx, activity, other))
      throw refuse('activityOverlap', { detail: { activeId: other.id, name: other.name } });
  }
}
