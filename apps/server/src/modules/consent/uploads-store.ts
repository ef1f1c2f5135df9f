import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';

/** Notes a permission to upload, before it is used. */
export async function noteUpload(
  db: Queries,
  upload: { key: string; memberId: string; personId: string; nowMs: number },
): Promise<void> {
  await db
    .insertInto('private_uploads')
    .values({
      key: upload.key,
      member_id: upload.memberId,
      person_id: upload.personId,
      created_ms: upload.nowMs,
    })
    .execute();
}

/** Which of these keys were given to the member, for the person. */
export async function ownUploads(
  db: Queries,
  { keys, memberId, personId }: { keys: readonly string[]; memberId: string; personId: string },
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('private_uploads')
    .select('key')
    .where('key', 'in', [...keys])
    .where('member_id', '=', memberId)
    .where('person_id', '=', personId)
    .where('created_ms', '>', 0)
    .execute();
  return rows.map(({ key }) => key);
}

/** Those of persons go with the next sweep. */
export async function letUploadsGo(tx: Tx, personIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('private_uploads')
    .set({ created_ms: USED })
    .where('person_id', 'in', [...personIds])
    .where('created_ms', '>', 0)
    .execute();
}

/** Takes keys that something is made of: false where somebody else has. */
export async function takeUploads(tx: Tx, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const taken = await tx
    .updateTable('private_uploads')
    .set({ created_ms: USED })
    .where('key', 'in', [...keys])
    .where('created_ms', '>', 0)
    .returning('key')
    .execute();
  return taken.length === new Set(keys).size;
}

/** Used ones have their time negated: what comes under their key while the permission lasts is deleted, too. */
const USED = sql<number>`-created_ms`;

const ageOf = sql<number>`abs(created_ms)`;

/** Used ones, and those that nothing was made of; the oldest first. */
export const uploadsDue = (
  db: Queries,
  beforeMs: number,
  limit: number,
): Promise<{ key: string; created_ms: number }[]> =>
  db
    .selectFrom('private_uploads')
    .select(['key', 'created_ms'])
    .where((eb) => eb.or([eb('created_ms', '<', 0), eb('created_ms', '<', beforeMs)]))
    .orderBy(ageOf)
    .limit(limit)
    .execute();

export async function forgetUpload(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('private_uploads').where('key', '=', key).execute();
}
