import { type Kysely, sql } from 'kysely';

/** Tickets that let somebody else pay an order; only their hashes are stored. */
const STATEMENTS = [
  `create table transfer_tickets (
     ticket_hash text primary key,
     order_id text not null references orders on delete cascade,
     created_ms bigint not null,
     payable_until_ms bigint not null,
     readable_until_ms bigint not null
   )`,
  'create index on transfer_tickets (order_id)',
  'create index on transfer_tickets (readable_until_ms)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
