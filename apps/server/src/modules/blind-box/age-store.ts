import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { BlindBoxTables } from './tables';

export type StatementRow = Selectable<BlindBoxTables['age_statements']>;

/** The birthday that a member's profile tells; empty for none. */
export async function ownBirthdayOf(db: Queries, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('member_profiles')
    .select('birthday')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.birthday ?? '';
}

/** Keeps what a member says of their age, in place of what they said before. */
export async function keepStatement(tx: Tx, row: StatementRow): Promise<void> {
  const { member_id: _, ...said } = row;
  await tx
    .insertInto('age_statements')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(said))
    .execute();
}
