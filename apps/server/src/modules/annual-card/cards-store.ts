import type { CardPersonStatus, CardStatus } from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { AnnualCardTables } from './tables';

export type CardRow = Selectable<AnnualCardTables['cards']>;
export type CardPersonRow = Selectable<AnnualCardTables['card_persons']>;
export type PeriodRow = Selectable<AnnualCardTables['card_periods']>;
type NewCard = Insertable<AnnualCardTables['cards']>;
type NewPerson = Insertable<AnnualCardTables['card_persons']>;

/** Cards whose number no other has are written; answers their ids. */
export async function insertCards(tx: Tx, cards: readonly NewCard[]): Promise<string[]> {
  const rows = await tx
    .insertInto('cards')
    .values([...cards])
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Places whose number no other has are written; answers their ids. */
export async function insertPersons(tx: Tx, persons: readonly NewPerson[]): Promise<string[]> {
  const rows = await tx
    .insertInto('card_persons')
    .values([...persons])
    .onConflict((conflict) => conflict.column('person_no').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A card, locked; its order before it, as everywhere. Not found for another member's, where one is named. Whoever changes a
 * person of it locks it so first.
 */
export async function lockCard(tx: Tx, cardId: string, memberId?: string): Promise<CardRow> {
  await sql`select from orders where id = (select order_id from cards where id = ${cardId}) for update`.execute(
    tx,
  );
  let query = tx.selectFrom('cards').selectAll().where('id', '=', cardId);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const card = await query.forUpdate().executeTakeFirst();
  if (!card) throw notFound();
  return card;
}

/** Cards by their ids, locked in one order. Their orders are locked already, or they have none. */
export async function lockCards(tx: Tx, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('cards')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Persons of cards, in the order of their places. */
export async function personsOf(db: Queries, cardIds: readonly string[]): Promise<CardPersonRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom('card_persons')
    .selectAll()
    .where('card_id', 'in', [...cardIds])
    .orderBy('card_id')
    .orderBy('seq')
    .execute();
}

export async function periodsOf(db: Queries, cardIds: readonly string[]): Promise<PeriodRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom('card_periods')
    .selectAll()
    .where('card_id', 'in', [...cardIds])
    .orderBy('card_id')
    .orderBy('seq')
    .execute();
}

/** What was issued for lines, in the order of their units. */
export async function cardsOfLines(db: Queries, lineIds: readonly string[]): Promise<CardRow[]> {
  if (lineIds.length === 0) return [];
  return db
    .selectFrom('cards')
    .selectAll()
    .where('line_id', 'in', [...lineIds])
    .orderBy('line_id')
    .orderBy('unit')
    .execute();
}

export async function setCard(
  tx: Tx,
  cardId: string,
  change: Partial<Insertable<AnnualCardTables['cards']>>,
): Promise<void> {
  await tx.updateTable('cards').set(change).where('id', '=', cardId).execute();
}

export async function insertPeriod(
  tx: Tx,
  period: Insertable<AnnualCardTables['card_periods']>,
): Promise<void> {
  await tx.insertInto('card_periods').values(period).execute();
}

/** Whether a card of an order waits for its first person. */
export async function hasWaitingCards(db: Queries, orderId: string): Promise<boolean> {
  const waiting: CardStatus[] = ['toActivate', 'examining'];
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', waiting)
    .limit(1)
    .executeTakeFirst();
  return card !== undefined;
}

/** Nobody holds these cards any more; answers who was on them. */
export async function removePersons(tx: Tx, cardIds: readonly string[]): Promise<string[]> {
  if (cardIds.length === 0) return [];
  const removed: CardPersonStatus = 'removed';
  const rows = await tx
    .updateTable('card_persons')
    .set({ status: removed })
    .where('card_id', 'in', [...cardIds])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
