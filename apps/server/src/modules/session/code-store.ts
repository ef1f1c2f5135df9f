import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../database/connect';
import type { CodeScene, SessionTables } from './tables';

export const latestCode = (
  db: Queries,
  mobileIndex: string,
  scene: CodeScene,
): Promise<Selectable<SessionTables['sms_codes']> | undefined> =>
  db
    .selectFrom('sms_codes')
    .selectAll()
    .where('mobile_index', '=', mobileIndex)
    .where('scene', '=', scene)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many codes were sent to a number since then, for whatever. */
export async function codesSince(db: Queries, mobileIndex: string, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('sms_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mobile_index', '=', mobileIndex)
    .where('created_ms', '>', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCode(db: Queries, code: Insertable<SessionTables['sms_codes']>): Promise<void> {
  await db.insertInto('sms_codes').values(code).execute();
}

export async function countWrongTry(db: Queries, codeId: string): Promise<void> {
  await db
    .updateTable('sms_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}

/** Uses a code up; false when somebody else was faster. */
export async function useCode(db: Queries, codeId: string, nowMs: number): Promise<boolean> {
  const used = await db
    .updateTable('sms_codes')
    .set({ used_ms: nowMs })
    .where('id', '=', codeId)
    .where('used_ms', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
