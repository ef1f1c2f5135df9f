import { type Kysely, sql } from 'kysely';

/**
 * Accounts of outside platforms bound to members, what a login needs on its way, captcha pictures, profiles, changes of the
 * mobile number. What is secret is stored as its hash (`_hash`) or encrypted (`_cipher`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table members add column cancelled_ms bigint',
  // A member has at most one account of each app of a platform.
  `create table member_identities (
     provider text not null,
     app_id text not null,
     open_id text not null,
     union_id text not null default '',
     member_id text not null references members on delete cascade,
     created_ms bigint not null,
     primary key (provider, app_id, open_id),
     unique (member_id, provider, app_id)
   )`,
  // A platform's account that waits for its person to say who they are.
  `create table bind_tickets (
     ticket_hash text primary key,
     provider text not null,
     app_id text not null,
     open_id text not null,
     union_id text not null,
     expires_ms bigint not null,
     used_ms bigint
   )`,
  // Where the consent page leads back to, and what it brought.
  `create table auth_states (
     state_hash text primary key,
     redirect_url text not null,
     scope text not null,
     expires_ms bigint not null,
     used_ms bigint
   )`,
  `create table login_grants (
     grant_hash text primary key,
     app_id text not null,
     open_id text not null,
     union_id text not null,
     is_snapshot boolean not null,
     expires_ms bigint not null,
     used_ms bigint
   )`,
  `create table platform_tokens (
     key text primary key,
     value_cipher text not null,
     expires_ms bigint not null
   )`,
  `create table captcha_pictures (
     id text primary key,
     code_hash text not null,
     expires_ms bigint not null,
     attempts integer not null default 0,
     solved_ms bigint,
     used_ms bigint
   )`,
  `create table member_profiles (
     member_id text primary key references members on delete cascade,
     gender text not null default 'unknown',
     birthday text not null default '',
     state_name text not null default '',
     city_name text not null default '',
     county_name text not null default '',
     intro text not null default ''
   )`,
  `create table mobile_changes (
     id text primary key,
     member_id text not null references members on delete cascade,
     from_cipher text,
     to_cipher text not null,
     at_ms bigint not null
   )`,
  'create index on mobile_changes (member_id, at_ms desc)',
  // The sandbox's platforms: codes they have handed out.
  `create table sandbox_platform_codes (
     code text primary key,
     provider text not null,
     person text not null,
     mobile text not null default '',
     is_snapshot boolean not null default false,
     expires_ms bigint not null,
     used_ms bigint
   )`,
];
