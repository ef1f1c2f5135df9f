import type { Insertable } from 'kysely';
import type { Queries } from '../../database/connect';
import type { SessionTables } from './tables';

export async function insertPicture(
  db: Queries,
  picture: Insertable<SessionTables['captcha_pictures']>,
): Promise<void> {
  await db.insertInto('captcha_pictures').values(picture).execute();
}

/** Counts a try and answers the hash of what is right; undefined for a picture that is used up. */
export async function tryPicture(
  db: Queries,
  picId: string,
  { maxTries, nowMs }: { maxTries: number; nowMs: number },
): Promise<string | undefined> {
  const tried = await db
    .updateTable('captcha_pictures')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', picId)
    .where('attempts', '<', maxTries)
    .where('expires_ms', '>', nowMs)
    .where('used_ms', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return tried?.code_hash;
}

export async function markPictureSolved(db: Queries, picId: string, nowMs: number): Promise<void> {
  await db.updateTable('captcha_pictures').set({ solved_ms: nowMs }).where('id', '=', picId).execute();
}

/** Uses a solved picture up; false when there is none of this id. */
export async function usePicture(db: Queries, picId: string, nowMs: number): Promise<boolean> {
  const used = await db
    .updateTable('captcha_pictures')
    .set({ used_ms: nowMs })
    .where('id', '=', picId)
    .where('solved_ms', 'is not', null)
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Lets a solved picture be used once more: what it was used for could not be done. */
export async function giveBackPicture(db: Queries, picId: string): Promise<void> {
  await db.updateTable('captcha_pictures').set({ used_ms: null }).where('id', '=', picId).execute();
}
