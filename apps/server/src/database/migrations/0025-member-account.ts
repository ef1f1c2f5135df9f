import { type Kysely, sql } from 'kysely';

/** Codes of one member, logins by their device, and when a birthday was told. */
const STATEMENTS = [
  'alter table sms_codes add column member_id text',
  'alter table sessions add column id text not null default gen_random_uuid()::text',
  'create unique index on sessions (id)',
  "alter table sessions add column device text not null default ''",
  'alter table sessions add column source integer',
  'alter table member_profiles add column birthday_set_ms bigint',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
