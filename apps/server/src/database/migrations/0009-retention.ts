import { type Kysely, sql } from 'kysely';

/** What has an age is found by it, and notifications of payment systems that can't be acted on are put aside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create index on rate_limits (window_start_ms)',
  'create index on signature_nonces (seen_ms)',
  'create index on sms_codes (created_ms)',
  'create index on sessions (expires_ms)',
  'create index on sessions (member_id)',
  'create index on captcha_pictures (expires_ms)',
  'create index on auth_states (expires_ms)',
  'create index on login_grants (expires_ms)',
  'create index on bind_tickets (expires_ms)',
  // Written in the order of time, and the largest of all.
  'create index on tracking_events using brin (at_ms)',

  `create table upload_removals (
     prefix text primary key,
     since_ms bigint not null
   )`,

  `create table odd_notifications (
     id bigint generated always as identity primary key,
     gateway text not null,
     number text not null,
     reason text not null,
     said jsonb not null,
     received_ms bigint not null,
     times integer not null default 1,
     solved_ms bigint,
     unique (gateway, number, reason)
   )`,
];
