import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { MessageTables } from './tables';

export type MessageRow = Selectable<MessageTables['inbox_messages']>;

/** Writes a message, unless what it tells was told already. */
export async function insertMessage(
  db: Queries,
  row: Insertable<MessageTables['inbox_messages']>,
): Promise<void> {
  await db
    .insertInto('inbox_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
}

interface Asked {
  page: number;
  size: number;
  onlyUnread: boolean;
  sinceMs: number;
}

/** A page of a member's messages since an instant, the newest first. */
export const pageOfMessages = (
  db: Queries,
  memberId: string,
  { page, size, onlyUnread, sinceMs }: Asked,
): Promise<MessageRow[]> =>
  db
    .selectFrom('inbox_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('at_ms', '>=', sinceMs)
    .$if(onlyUnread, (query) => query.where('read_ms', 'is', null))
    .orderBy('at_ms', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();

/** How many messages a member has, and how many of them they have not read. */
export async function countMessages(
  db: Queries,
  memberId: string,
  sinceMs: number,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, (count(*) filter (where read_ms is null))::int as unread
    from inbox_messages where member_id = ${memberId} and at_ms >= ${sinceMs}`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Marks messages as read, all of a member's or those named. Answers how many of those named are the member's. */
export async function markRead(
  db: Queries,
  memberId: string,
  ids: readonly string[] | undefined,
  nowMs: number,
): Promise<number> {
  const known = ids
    ? await db
        .selectFrom('inbox_messages')
        .select('id')
        .where('member_id', '=', memberId)
        .where('id', 'in', [...ids])
        .execute()
    : [];
  if (ids && known.length < new Set(ids).size) return known.length;
  await db
    .updateTable('inbox_messages')
    .set({ read_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('read_ms', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
  return known.length;
}
