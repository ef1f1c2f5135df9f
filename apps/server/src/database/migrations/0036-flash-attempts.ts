import { type Kysely, sql } from 'kysely';

// Attempts at places of flash sales: a crowd writes one row each, and nobody misses them when the database falls.
const STATEMENTS = [
  `create unlogged table flash_attempts (
     key text primary key,
     second_ms bigint not null,
     in_second integer not null,
     minute_ms bigint not null,
     in_minute integer not null
   ) with (fillfactor = 70)`,
  'create index on flash_attempts using brin (minute_ms)',
  // Holds that are over, of one thing among very many.
  'drop index flash_grabs_unpaid',
  `create index flash_grabs_unpaid on flash_grabs (activity_product_id, hold_until_ms)
     where state in ('granted', 'ordered')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
