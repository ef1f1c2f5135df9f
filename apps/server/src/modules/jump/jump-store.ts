import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { JumpTables } from './tables';

export type JumpRow = Selectable<JumpTables['jump_codes']>;

/** Follows a code that is not over, which counts; undefined for no such code. */
export const followCode = (db: Queries, code: string, nowMs: number): Promise<JumpRow | undefined> =>
  db
    .updateTable('jump_codes')
    .set({ hits: sql`hits + 1` })
    .where('code', '=', code)
    .where('ends_ms', '>', nowMs)
    .returningAll()
    .executeTakeFirst();

export async function isCode(db: Queries, code: string): Promise<boolean> {
  const row = await db.selectFrom('jump_codes').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** Writes a code; false when there is one already. */
export async function insertCode(tx: Tx, row: Insertable<JumpTables['jump_codes']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('jump_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** An activity's picture as JSON; undefined for no such activity. */
export const activityPicture = (db: Queries, id: string) =>
  db.selectFrom('activities').select('picture').where('id', '=', id).executeTakeFirst();
