import type { AdviceState } from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { AdviceTables } from './tables';

export type SuggestionRow = Selectable<AdviceTables['suggestions']>;
export type ReplyRow = Pick<
  Selectable<AdviceTables['suggestion_replies']>,
  'author' | 'text' | 'pictures' | 'at_ms'
>;

/** A page of a member's suggestions, the newest first, each with the operator's last answer, and how many there are. */
export async function ownSuggestions(
  db: Queries,
  memberId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: (SuggestionRow & { lastReply: ReplyRow | null })[]; total: number }> {
  const { rows } = await sql<SuggestionRow & { lastReply: ReplyRow | null }>`
    select s.*, (
      select jsonb_build_object('author', r.author, 'text', r.text, 'pictures', r.pictures, 'at_ms', r.at_ms)
      from suggestion_replies r where r.suggestion_id = s.id and r.author = 'operator' order by r.seq desc limit 1
    ) as "lastReply"
    from suggestions s where s.member_id = ${memberId}
    order by s.created_ms desc, s.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { total } = await db
    .selectFrom('suggestions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A member's own suggestion with the number of its order. */
export async function ownSuggestion(
  db: Queries,
  memberId: string,
  id: string,
): Promise<SuggestionRow & { orderSn: string | null }> {
  const row = await db
    .selectFrom('suggestions')
    .leftJoin('orders', 'orders.id', 'suggestions.order_id')
    .selectAll('suggestions')
    .select('orders.sn as orderSn')
    .where('suggestions.id', '=', id)
    .where('suggestions.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const repliesOf = (db: Queries, id: string): Promise<ReplyRow[]> =>
  db
    .selectFrom('suggestion_replies')
    .select(['author', 'text', 'pictures', 'at_ms'])
    .where('suggestion_id', '=', id)
    .orderBy('seq')
    .execute();

/** Locks a member, so that two suggestions at once are not counted as one. */
export async function lockMember(tx: Tx, memberId: string): Promise<{ mobile_cipher: string | null }> {
  return tx
    .selectFrom('members')
    .select('mobile_cipher')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function countSince(db: Queries, memberId: string, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('suggestions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isOwnOrder(db: Queries, memberId: string, orderId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return order !== undefined;
}

export async function insertSuggestion(tx: Tx, row: Insertable<AdviceTables['suggestions']>): Promise<void> {
  await tx.insertInto('suggestions').values(row).execute();
}

/** Reads a suggestion and keeps others from changing it. */
export async function lockSuggestion(tx: Tx, id: string): Promise<SuggestionRow> {
  const row = await tx
    .selectFrom('suggestions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Writes what was said last of a locked suggestion. */
export async function addReply(
  tx: Tx,
  id: string,
  reply: { author: ReplyRow['author']; text: string; pictures: readonly string[]; atMs: number },
): Promise<number> {
  const { seq } = await tx
    .insertInto('suggestion_replies')
    .values((eb) => ({
      suggestion_id: id,
      seq: eb
        .selectFrom('suggestion_replies')
        .select((inner) => sql<number>`${inner.fn.countAll()}::integer + 1`.as('next'))
        .where('suggestion_id', '=', id),
      author: reply.author,
      text: reply.text,
      pictures: JSON.stringify(reply.pictures),
      at_ms: reply.atMs,
    }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

export async function changeSuggestion(
  tx: Tx,
  id: string,
  change: { state: AdviceState; appended?: number },
): Promise<void> {
  await tx.updateTable('suggestions').set(change).where('id', '=', id).execute();
}
