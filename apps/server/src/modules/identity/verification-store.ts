import { verifyMonthDays, verifyTriesPerDay, verifyTriesPerMonth } from '@yunyou/contract';
import type { Insertable, Selectable } from 'kysely';
import { dayOf, instantOf } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { lockRows } from '../../database/lock-rows';
import type { IdentityTables } from './tables';

export type VerificationRow = Selectable<IdentityTables['identity_verifications']>;

const DAY_MS = 86_400_000;
/** PostgreSQL's number for a value that must be unique and is not. */
const UNIQUE_VIOLATION = '23505';

/** How a member's check stands; undefined for who never tried. */
export const verificationOf = (db: Queries, memberId: string): Promise<VerificationRow | undefined> =>
  db.selectFrom('identity_verifications').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** Tries and withdrawals of a member come one after the other. */
export const lockIdentity = (tx: Tx, memberId: string): Promise<void> => lockRows(tx, 'members', [memberId]);

/** Tries that are left today, within those of thirty days. */
export async function triesLeftOf(db: Queries, memberId: string, nowMs: number): Promise<number> {
  const { today, month } = await db
    .selectFrom('identity_tries')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('at_ms', '>=', instantOf(dayOf(nowMs)))
        .as('today'),
      fn.countAll<number>().as('month'),
    ])
    .where('member_id', '=', memberId)
    .where('at_ms', '>', nowMs - verifyMonthDays * DAY_MS)
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.min(verifyTriesPerDay - Number(today), verifyTriesPerMonth - Number(month)));
}

export async function insertTry(tx: Tx, row: Insertable<IdentityTables['identity_tries']>): Promise<void> {
  await tx.insertInto('identity_tries').values(row).execute();
}

/** Gives a try back. */
export async function deleteTry(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('identity_tries').where('id', '=', id).execute();
}

export async function deleteTriesOf(db: Queries, memberId: string): Promise<void> {
  await db.deleteFrom('identity_tries').where('member_id', '=', memberId).execute();
}

/** That a check failed; who is verified meanwhile stays so. */
export async function noteFailed(db: Queries, memberId: string, nowMs: number): Promise<void> {
  await db
    .insertInto('identity_verifications')
    .values({ member_id: memberId, status: 'failed', checked_ms: nowMs })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ status: 'failed', checked_ms: nowMs })
        .where('identity_verifications.status', '<>', 'verified'),
    )
    .execute();
}

/** Writes who a member is. False where the number is verified on another account: then the transaction can't go on. */
export async function writeVerified(
  tx: Tx,
  { member_id, ...columns }: Insertable<IdentityTables['identity_verifications']>,
): Promise<boolean> {
  try {
    await tx
      .insertInto('identity_verifications')
      .values({ member_id, ...columns })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
      .execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const NOTHING = {
  name_cipher: null,
  id_cipher: null,
  id_index: null,
  adult: null,
  consent_id: null,
} as const;

/** Deletes all that is known of who a member is, and what they were answered. */
export async function forgetIdentity(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await lockIdentity(tx, memberId);
  await tx
    .updateTable('identity_verifications')
    .set({ ...NOTHING, status: 'withdrawn', checked_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('status', '=', 'verified')
    .execute();
  await tx
    .deleteFrom('idempotency_keys')
    .where('member_id', '=', memberId)
    .where('call', '=', 'nft.userVerified')
    .execute();
}

/** Leaves nothing of it, not even that there was something. */
export async function deleteIdentity(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('identity_verifications').where('member_id', '=', memberId).execute();
  await deleteTriesOf(tx, memberId);
}
