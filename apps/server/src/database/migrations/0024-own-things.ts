import { type Kysely, sql } from 'kysely';

/** The member's own room: favourites that can be brought back, suggestions with their answers, the inbox. */
const STATEMENTS = [
  'alter table favorites add column removed_ms bigint',
  'create index favorites_removed on favorites (removed_ms) where removed_ms is not null',

  `create table suggestions (
     id text primary key,
     sn text not null unique,
     member_id text not null references members,
     kind text not null,
     text text not null,
     pictures jsonb not null default '[]',
     order_id text references orders,
     mobile_cipher text not null default '',
     state text not null check (state in ('submitted', 'processing', 'replied', 'closed')),
     appended integer not null default 0 check (appended between 0 and 3),
     created_ms bigint not null
   )`,
  'create index on suggestions (member_id, created_ms desc, id)',
  'create index on suggestions (state, created_ms)',
  `create table suggestion_replies (
     suggestion_id text not null references suggestions,
     seq integer not null,
     author text not null check (author in ('member', 'operator')),
     text text not null,
     pictures jsonb not null default '[]',
     at_ms bigint not null,
     primary key (suggestion_id, seq)
   )`,

  // What happened once is told once: the key says what.
  `create table inbox_messages (
     id text primary key,
     member_id text not null references members,
     template text not null,
     parameters jsonb not null default '{}',
     href text,
     dedupe text unique,
     read_ms bigint,
     at_ms bigint not null
   )`,
  'create index on inbox_messages (member_id, at_ms desc, id)',
  'create index inbox_unread on inbox_messages (member_id) where read_ms is null',
  'create index on inbox_messages (at_ms)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
