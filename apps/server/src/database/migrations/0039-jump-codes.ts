import { type Kysely, sql } from 'kysely';

/** Codes of links, posters and scenes, and where they lead. */
const STATEMENTS = [
  `create table jump_codes (
     code text primary key check (code ~ '^[A-Z2-9]{8}$'),
     target text not null,
     active_id text references activities,
     title jsonb not null,
     subtitle jsonb not null,
     button_text jsonb not null,
     picture jsonb,
     auto boolean not null,
     starts_ms bigint not null,
     ends_ms bigint not null,
     hits bigint not null default 0,
     created_ms bigint not null,
     check (starts_ms < ends_ms)
   ) with (fillfactor = 70)`,
  'create index jump_codes_activity on jump_codes (active_id) where active_id is not null',
  'create index jump_codes_newest on jump_codes (created_ms desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
