import { type Kysely, sql } from 'kysely';

/** Activities for whoever holds an annual card: what there is, when, and who has a place. */
const STATEMENTS = [
  // `type_ids`: the card types whose holders may join. The pool has the id of the activity; slots are `day` T `from`.
  `create table card_activities (
     id text primary key,
     seq integer not null,
     supplier_id text not null references shops,
     name jsonb not null,
     picture jsonb not null,
     intro jsonb not null,
     type_ids jsonb not null,
     price_fen integer not null check (price_fen >= 0),
     per_card integer not null check (per_card >= 1),
     refund_rule jsonb not null,
     published boolean not null
   )`,
  `create table card_activity_sessions (
     id text primary key,
     activity_id text not null references card_activities on delete cascade,
     day text not null,
     from_time text not null,
     to_time text not null,
     unique (activity_id, day, from_time),
     check (from_time < to_time)
   )`,
  // One place of an order, for one person; those that are closed or given back are not live.
  `create table card_activity_places (
     line_id text not null references order_lines,
     unit integer not null check (unit >= 0),
     activity_id text not null references card_activities,
     session_id text not null references card_activity_sessions,
     card_id text not null references cards,
     person_id text not null references card_persons,
     live boolean not null,
     primary key (line_id, unit)
   )`,
  'create unique index card_activity_places_once on card_activity_places (session_id, person_id) where live',
  'create index card_activity_places_of_card on card_activity_places (card_id, activity_id) where live',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
