import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** So many cards of a type more, or fewer, of a member. */
export interface CountedCards {
  typeId: string;
  memberId: string;
  cards: number;
}

const sumsOf = (counted: readonly CountedCards[]): CountedCards[] => {
  const sums = new Map<string, CountedCards>();
  for (const one of counted) {
    const key = `${one.typeId} ${one.memberId}`;
    sums.set(key, { ...one, cards: one.cards + (sums.get(key)?.cards ?? 0) });
  }
  return [...sums.values()];
};

/** Counts cards that members ordered; answers the first type whose limit is passed, and what was left of it. */
export async function countCards(
  tx: Tx,
  counted: readonly CountedCards[],
): Promise<{ limit: number; left: number } | undefined> {
  const { rows } = await sql<{ limit: number; left: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(sumsOf(counted))}::jsonb)
        as w("typeId" text, "memberId" text, cards integer)
    ), counted as (
      insert into card_limits as c (type_id, member_id, cards)
      select "typeId", "memberId", cards from wanted order by "typeId", "memberId"
      on conflict (type_id, member_id) do update set cards = c.cards + excluded.cards
      returning type_id, member_id, cards
    )
    select t.limit_per_member as "limit", t.limit_per_member - (c.cards - w.cards) as left
    from wanted w join counted c on c.type_id = w."typeId" and c.member_id = w."memberId"
      join card_types t on t.id = w."typeId"
    where c.cards > t.limit_per_member
    order by t.id`.execute(tx);
  return rows[0];
}

/** Cards go back, or are over: their members may have others. */
export async function uncountCards(tx: Tx, counted: readonly CountedCards[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    update card_limits c set cards = greatest(0, c.cards - w.cards)
    from jsonb_to_recordset(${JSON.stringify(sumsOf(counted))}::jsonb)
      as w("typeId" text, "memberId" text, cards integer)
    where c.type_id = w."typeId" and c.member_id = w."memberId"`.execute(tx);
}
