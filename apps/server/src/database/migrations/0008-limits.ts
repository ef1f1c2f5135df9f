import { type Kysely, sql } from 'kysely';

/** Codes count guesses by whom they were sent to; a document has one place at a spot and day over all orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table sms_codes add column unnamed_attempts integer not null default 0',

  // Orders made before have no index of their documents, which only the key could make: they hold no place.
  `alter table line_people
     add column unit integer,
     add column cert_index text,
     add column place_key text`,
  `create unique index line_people_place on line_people (place_key, cert_index) where place_key is not null`,

  // What a member has not paid is counted with each new order.
  `create index checkouts_open_of_member on checkouts (member_id) where state = 'open'`,
];
