import { type Kysely, sql } from 'kysely';

/** Those who work the operator console, their sessions, and what each of them did. */
const STATEMENTS = [
  `create table staff (
     id text primary key,
     name text not null unique,
     roles jsonb not null,
     password_hash text,
     totp_cipher text not null,
     totp_last_step bigint,
     join_hash text unique,
     join_expires_ms bigint,
     created_ms bigint not null,
     ended_ms bigint,
     check ((join_hash is null) = (join_expires_ms is null))
   )`,
  `create table staff_sessions (
     token_hash text primary key,
     staff_id text not null references staff,
     created_ms bigint not null,
     seen_ms bigint not null,
     notice text not null default ''
   )`,
  'create index staff_sessions_of on staff_sessions (staff_id)',
  `create table staff_audit (
     id bigint generated always as identity primary key,
     staff_id text references staff,
     staff_name text not null,
     action text not null,
     subject text not null,
     outcome text not null check (outcome in ('begun', 'done', 'refused', 'failed')),
     note text not null default '',
     network text not null,
     at_ms bigint not null
   )`,
  'create index staff_audit_subject on staff_audit (subject, id)',
  'create index staff_audit_staff on staff_audit (staff_id, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
