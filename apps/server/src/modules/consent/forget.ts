import type { Tx } from '../../database/connect';
import { deletePictures, orderGateDeletions } from './forget-store';

/** Deletes pictures of persons, here at once and at the gates from now on. */
export async function forgetPersons(tx: Tx, personIds: readonly string[], nowMs: number): Promise<void> {
  if (personIds.length === 0) return;
  await deletePictures(tx, personIds);
  await orderGateDeletions(tx, personIds, nowMs);
}
