import { type Kysely, sql } from 'kysely';

/**
 * What an activity is shared with, and refund rules of what it sells: null for the picture, and for the product's own rule.
 * Messages about places that somebody waited for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table activities add column share_image jsonb').execute(db);
  await sql.raw('alter table activity_products add column refund_rule jsonb').execute(db);
  await sql
    .raw(
      `alter table subscribe_messages
         add column grab_id text references flash_grabs on delete cascade,
         drop constraint subscribe_messages_about,
         add constraint subscribe_messages_about
           check (num_nonnulls(order_id, member_coupon_id, activity_id, news_id, grab_id) = 1)`,
    )
    .execute(db);
  await sql.raw('create unique index on subscribe_messages (grab_id) where grab_id is not null').execute(db);
}
