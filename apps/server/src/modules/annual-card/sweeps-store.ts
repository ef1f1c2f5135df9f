import { cardActivateByDays, cardExpiringDays, type LocalizedText } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { CardRow } from './cards-store';

type Over = Pick<CardRow, 'id' | 'type_id' | 'member_id' | 'line_id'>;

/**
 * Cards whose last day is over, locked: running ones that no request for money holds, and paper ones that nobody activated.
 * Others pass over them until the transaction ends.
 */
export async function lockOver(tx: Tx, today: string, limit: number): Promise<Over[]> {
  const { rows } = await sql<Over>`
    select id, type_id, member_id, line_id from cards
    where status in ('active', 'frozen') and last_day < ${today} and held_ms is null
      or status = 'toActivate' and activate_by < ${today} and line_id is null
    order by id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** They are over; whoever held them may hold another card of their type. */
export async function setOver(tx: Tx, cardIds: readonly string[], nowMs: number): Promise<void> {
  const ids = [...cardIds];
  await sql`update cards set status = 'expired', frozen_ms = null, frozen_words = null, changed_ms = ${nowMs}
    where id = any(${ids})`.execute(tx);
  await sql`update card_persons set id_index = null,
      status = case when status in ('examining', 'refused') then 'toActivate' else status end
    where card_id = any(${ids})`.execute(tx);
}

/** A card that its member is to be told of, and the key under which that is told once. */
export interface ToTell {
  cardId: string;
  memberId: string;
  name: LocalizedText;
  number: string;
  day: string;
  /** Days until then. */
  left: number;
  once: string;
}

/** What was not told yet of the fewest days that are not more than are left until a day. */
const untold = (
  cards: RawBuilder<unknown>,
  { word, days, today, limit }: { word: string; days: readonly number[]; today: string; limit: number },
) => sql<ToTell>`
  select * from (
    select c.id as "cardId", c.member_id as "memberId", t.name, c.number, c.day, c.day::date - ${today}::date as left,
      ${word}::text || ':' || c.id || ':' || c.day || ':' || (select min(n)
        from unnest(${sql.val([...days])}::integer[]) n where n >= c.day::date - ${today}::date) as once
    from (${cards}) c join card_types t on t.id = c.type_id
    where c.member_id is not null and c.day >= ${today}
  ) x where x.once is not null and not exists (select from inbox_messages m where m.dedupe = x.once)
  order by x."cardId" limit ${limit}`;

/** Running cards that end soon. */
export const endingSoon = async (db: Queries, today: string, limit: number): Promise<ToTell[]> =>
  (
    await untold(
      sql`select id, member_id, type_id, number, last_day as day from cards where status in ('active', 'frozen')`,
      { word: 'card-ending', days: cardExpiringDays, today, limit },
    ).execute(db)
  ).rows;

/** Cards that nobody has activated, and soon nobody can. */
export const toActivateSoon = async (db: Queries, today: string, limit: number): Promise<ToTell[]> =>
  (
    await untold(
      sql`select id, member_id, type_id, number, activate_by as day from cards where status = 'toActivate'`,
      { word: 'card-unused', days: cardActivateByDays, today, limit },
    ).execute(db)
  ).rows;
