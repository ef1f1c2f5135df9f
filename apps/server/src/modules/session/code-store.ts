import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { DataProtection } from '../../security/data-protection';
import type { CodeScene, SessionTables } from './tables';

/** Keyed hash: six digits are guessed at once by whoever has the database and a plain one. */
export const codeHash = (protection: Pick<DataProtection, 'index'>, id: string, code: string): string =>
  protection.index('verification code', `${id} ${code}`);

/** The latest code of a number; `member`: the latest that this member, or nobody, asked for. */
export const latestCode = (
  db: Queries,
  mobileIndex: string,
  scene: CodeScene,
  member?: { id: string | null },
): Promise<Selectable<SessionTables['sms_codes']> | undefined> =>
  db
    .selectFrom('sms_codes')
    .selectAll()
    .where('mobile_index', '=', mobileIndex)
    .where('scene', '=', scene)
    .$if(member !== undefined, (query) => query.where(askedBy(member?.id ?? null)))
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();

const askedBy = (memberId: string | null) => sql<boolean>`member_id is not distinct from ${memberId}`;

/** The latest code of a number for any consent. */
export const latestConsentCode = (
  db: Queries,
  mobileIndex: string,
): Promise<Selectable<SessionTables['sms_codes']> | undefined> =>
  db
    .selectFrom('sms_codes')
    .selectAll()
    .where('mobile_index', '=', mobileIndex)
    .where('scene', 'like', 'consent:%')
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

/** Whom a code was sent to, what for, and what time it is. */
export interface SentTo {
  mobileIndex: string;
  scene: CodeScene;
  /** Who asked for it; null for nobody who is logged in. */
  memberId: string | null;
  nowMs: number;
}

/**
 * Counts a try of a code and answers what it is compared with, in one statement, so that tries at the same moment are
 * counted before they are compared. Undefined for a code that is over, used, tried too often or sent to somebody else.
 */
export const tryCode = (
  db: Queries,
  { id, mobileIndex, scene, memberId, nowMs }: SentTo & { id: string },
  { count, max }: { count: 'attempts' | 'unnamed_attempts'; max: number },
): Promise<{ id: string; code_hash: string } | undefined> =>
  db
    .updateTable('sms_codes')
    .set((eb) => ({ [count]: eb(count, '+', 1) }))
    .where('id', '=', id)
    .where('mobile_index', '=', mobileIndex)
    .where('scene', '=', scene)
    .where(askedBy(memberId))
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .where(count, '<', max)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();

/** Keeps others from sending a code to the number until the transaction ends. */
export async function lockNumber(tx: Tx, mobileIndex: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${mobileIndex}`}, 0))`.execute(tx);
}

export async function deleteCode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sms_codes').where('id', '=', id).execute();
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
