import { type Kysely, sql } from 'kysely';

/** What an activity is shared with, and refund rules of what it sells: null for the picture, and for the product's own rule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table activities add column share_image jsonb').execute(db);
  await sql.raw('alter table activity_products add column refund_rule jsonb').execute(db);
}
