import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { nobody } from './holders-store';

/** All cards of a member, locked in one order; those that ran are over. Answers their ids. */
export async function endMembersCards(tx: Tx, memberId: string, nowMs: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('cards')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  await sql`update cards set status = 'expired', frozen_ms = null, frozen_words = null, changed_ms = ${nowMs}
    where id = any(${ids}) and status in ('toActivate', 'examining', 'active', 'frozen')`.execute(tx);
  return ids;
}

/** What places held of persons is gone. */
export async function forgetNames(tx: Tx, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return;
  await tx
    .updateTable('card_persons')
    .set({ ...nobody })
    .where('id', 'in', [...personIds])
    .execute();
}

/** Cards of a member that would end with the account, those that end last first. */
export async function runningCards(
  db: Queries,
  memberId: string,
): Promise<{ number: string; lastDay: string | null }[]> {
  const { rows } = await sql<{ number: string; lastDay: string | null }>`
    select number, last_day as "lastDay" from cards
    where member_id = ${memberId} and status in ('toActivate', 'examining', 'active', 'frozen')
    order by last_day desc nulls last, id`.execute(db);
  return rows;
}
