import type { Insertable, Selectable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { MemberTables } from './tables';

/** PostgreSQL's number for a value that must be unique and is not. */
const UNIQUE_VIOLATION = '23505';

/** Whether an account has this number. */
export async function isMobileTaken(db: Queries, mobileIndex: string): Promise<boolean> {
  const taken = await db
    .selectFrom('members')
    .select('id')
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Reads a member's number and keeps others from changing it until the transaction ends. */
export async function lockMobile(tx: Tx, memberId: string): Promise<string | null> {
  const { mobile_cipher } = await tx
    .selectFrom('members')
    .select('mobile_cipher')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return mobile_cipher;
}

/** Writes a number. Answers false when another member has it: then the transaction can't go on. */
export async function writeMobile(
  tx: Tx,
  memberId: string,
  columns: { mobile_cipher: string; mobile_index: string },
): Promise<boolean> {
  try {
    await tx.updateTable('members').set(columns).where('id', '=', memberId).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

export async function insertMobileChange(
  tx: Tx,
  change: Insertable<MemberTables['mobile_changes']>,
): Promise<void> {
  await tx.insertInto('mobile_changes').values(change).execute();
}

/** A member's latest changes, the newest first. */
export const mobileChangesOf = (
  db: Queries,
  memberId: string,
): Promise<Selectable<MemberTables['mobile_changes']>[]> =>
  db
    .selectFrom('mobile_changes')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at_ms', 'desc')
    .limit(50)
    .execute();
