import { type Kysely, sql } from 'kysely';

/** Codes of links that members share, and by whose a member came. */
const STATEMENTS = [
  `alter table members
     add column share_code text check (share_code ~ '^[A-HJKMNP-Z2-9]{8}$'),
     add column regist_share text`,
  'create unique index on members (share_code) where share_code is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
