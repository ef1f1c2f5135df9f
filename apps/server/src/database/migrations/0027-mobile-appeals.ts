import { type Kysely, sql } from 'kysely';

/** Appeals for another number without a code of the present one. What proves who asks goes with the decision. */
const STATEMENTS = [
  `create table mobile_appeals (
     id text primary key,
     member_id text not null references members,
     state text not null check (state in ('applied', 'agreed', 'refused', 'stopped', 'taken', 'done')),
     mobile_cipher text not null,
     name_cipher text not null default '',
     cert_type integer not null,
     cert_cipher text not null default '',
     reason jsonb,
     locale text not null,
     token_hash text not null,
     created_ms bigint not null,
     effective_ms bigint,
     ended_ms bigint,
     check ((state in ('applied', 'agreed')) = (ended_ms is null)),
     check (state <> 'agreed' or effective_ms is not null),
     check (state = 'applied' or (name_cipher = '' and cert_cipher = ''))
   )`,
  'create index on mobile_appeals (member_id, created_ms desc)',
  "create unique index mobile_appeals_open on mobile_appeals (member_id) where state in ('applied', 'agreed')",
  "create index mobile_appeals_due on mobile_appeals (effective_ms) where state = 'agreed'",
  'create index on mobile_appeals (ended_ms)',
  `create table mobile_appeal_pictures (
     id text primary key,
     appeal_id text not null references mobile_appeals on delete cascade,
     seq integer not null,
     picture_cipher text not null,
     unique (appeal_id, seq)
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
