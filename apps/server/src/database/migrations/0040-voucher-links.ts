import { type Kysely, sql } from 'kysely';

/** Links by which single vouchers are passed on: the hash of each token, one that is good for a voucher at a time. */
const STATEMENTS = [
  `create table voucher_links (
     token_hash text primary key,
     voucher_id text not null references vouchers,
     member_id text not null references members,
     made_ms bigint not null,
     taken_back_ms bigint,
     expires_ms bigint not null
   )`,
  'create unique index voucher_links_live on voucher_links (voucher_id) where taken_back_ms is null',
  'create index voucher_links_member on voucher_links (member_id)',
  'create index voucher_links_expiry on voucher_links (expires_ms)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
