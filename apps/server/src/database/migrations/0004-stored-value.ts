import { type Kysely, sql } from 'kysely';

/** Stored-value cards: what is on a member's card, and every movement of it. A movement's number counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table stored_values (
     member_id text primary key references members on delete cascade,
     balance_fen integer not null check (balance_fen >= 0)
   )`,
  // Negative: paid with; positive: charged or sent back.
  `create table stored_value_moves (
     number text primary key,
     member_id text not null references members on delete cascade,
     amount_fen integer not null check (amount_fen <> 0),
     at_ms bigint not null
   )`,
  'create index on stored_value_moves (member_id, at_ms)',
];
