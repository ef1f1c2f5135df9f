import { type Selectable, sql, type Updateable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { CardPersonRow } from './cards-store';
import type { AnnualCardTables, CardTerms } from './tables';

/** A place on a card, with what of the card decides about it. */
export interface PersonOnCard extends CardPersonRow {
  card_status: Selectable<AnnualCardTables['cards']>['status'];
  terms: CardTerms;
  card_first_day: string | null;
  card_last_day: string | null;
  held_ms: number | null;
}

/** A place on a card of the member; another's is not found. */
export async function personOfMember(db: Queries, memberId: string, personId: string): Promise<PersonOnCard> {
  const row = await db
    .selectFrom('card_persons as p')
    .innerJoin('cards as c', 'c.id', 'p.card_id')
    .selectAll('p')
    .select(['c.status as card_status', 'c.terms', 'c.held_ms'])
    .select(['c.first_day as card_first_day', 'c.last_day as card_last_day'])
    .where('p.id', '=', personId)
    .where('c.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A person, locked; their card is locked before. */
export async function lockPerson(tx: Tx, personId: string): Promise<CardPersonRow> {
  const row = await tx
    .selectFrom('card_persons')
    .selectAll()
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function setPerson(
  tx: Tx,
  personId: string,
  change: Updateable<AnnualCardTables['card_persons']>,
): Promise<void> {
  await tx.updateTable('card_persons').set(change).where('id', '=', personId).execute();
}

/** What a place holds of its person; nothing of it is kept once they are off it again. */
export const nobody = {
  ...{ name_cipher: '', cert_type: 0, id_card_cipher: '', id_index: null, mobile_cipher: '' },
  ...{ birthday_cipher: '', guardian_cipher: '', guardian_consent_id: null, face_consent_id: null },
} as const;

/** Whether the member has said yes to a portrait by a tap as somebody else: they are one person. */
export async function isSomebodyElse(
  db: Queries,
  { memberId, personId, idIndex }: { memberId: string; personId: string; idIndex: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from card_persons p join cards c on c.id = p.card_id join consents k on k.id = p.face_consent_id
    where c.member_id = ${memberId} and p.id <> ${personId} and k.purpose = 'face' and k.how = 'tap'
      and p.status in ('examining', 'active') and p.id_index <> ${idIndex} limit 1`.execute(db);
  return rows.length > 0;
}

/** Refuses a card that is not the member's. */
export async function cardOfMember(db: Queries, memberId: string, cardId: string): Promise<void> {
  const row = await db
    .selectFrom('cards')
    .select('id')
    .where('id', '=', cardId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
}
