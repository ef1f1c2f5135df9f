import type { Tx } from '../../database/connect';
import { deletePictures } from './pictures-store';
import { letUploadsGo } from './uploads-store';

/**
 * Deletes every picture of persons with its key, has the gates delete theirs until they have said that they did, and lets what was
 * uploaded for them go with the next sweep.
 */
export async function forgetPersons(tx: Tx, personIds: readonly string[], nowMs: number): Promise<void> {
  if (personIds.length === 0) return;
  await deletePictures(tx, { personIds }, nowMs);
  await letUploadsGo(tx, personIds);
}
