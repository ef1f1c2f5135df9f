import { type Kysely, sql } from 'kysely';

/** Delivery addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table addresses (
     id text primary key,
     seq bigint not null generated always as identity,
     member_id text not null references members on delete cascade,
     name_cipher text not null,
     mobile_cipher text not null,
     detail_cipher text not null,
     state text not null,
     city text not null,
     county text not null,
     adcode text not null,
     tag text not null,
     is_default boolean not null
   )`,
  'create index on addresses (member_id, seq)',
  'create unique index addresses_one_default on addresses (member_id) where is_default',
];
