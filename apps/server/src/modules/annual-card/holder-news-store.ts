import type { LocalizedText } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import type { CardPersonRow } from './cards-store';

export type PersonFacts = CardPersonRow & {
  member_id: string | null;
  last_day: string | null;
  card_name: LocalizedText;
};

/** A person with whose card it is, and what it is called. */
export const personFacts = (db: Queries, personId: string): Promise<PersonFacts | undefined> =>
  db
    .selectFrom('card_persons as p')
    .innerJoin('cards as c', 'c.id', 'p.card_id')
    .innerJoin('card_types as t', 't.id', 'c.type_id')
    .selectAll('p')
    .select(['c.member_id', 'c.last_day', 't.name as card_name'])
    .where('p.id', '=', personId)
    .executeTakeFirst();

/** Whose card it is, and what it is called. */
export const cardFacts = (
  db: Queries,
  cardId: string,
): Promise<{ member_id: string | null; card_name: LocalizedText } | undefined> =>
  db
    .selectFrom('cards as c')
    .innerJoin('card_types as t', 't.id', 'c.type_id')
    .select(['c.member_id', 't.name as card_name'])
    .where('c.id', '=', cardId)
    .executeTakeFirst();
