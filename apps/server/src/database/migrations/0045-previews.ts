import { type Kysely, sql } from 'kysely';

/** Drafts of operators, and the keys by which they are looked at. */
const STATEMENTS = [
  // `content`: answers of calls, by language.
  `create table preview_drafts (
     id text primary key,
     page text not null,
     subject_id text,
     name text not null,
     content jsonb not null,
     version integer not null default 1 check (version >= 1),
     created_ms bigint not null,
     updated_ms bigint not null
   )`,
  'create index on preview_drafts (updated_ms desc)',
  `create table preview_keys (
     key_hash text primary key,
     draft_id text not null references preview_drafts on delete cascade,
     created_ms bigint not null,
     expires_ms bigint not null,
     revoked_ms bigint
   )`,
  'create index on preview_keys (draft_id)',
  'create index on preview_keys (expires_ms)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
