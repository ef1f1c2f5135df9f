import { type Kysely, sql } from 'kysely';

/** Messages to apps about what a member's inbox tells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table subscribe_messages
         add column inbox_id text references inbox_messages on delete cascade,
         drop constraint subscribe_messages_about,
         add constraint subscribe_messages_about
           check (num_nonnulls(order_id, member_coupon_id, activity_id, news_id, grab_id, inbox_id) = 1)`,
    )
    .execute(db);
  await sql
    .raw('create unique index on subscribe_messages (inbox_id) where inbox_id is not null')
    .execute(db);
}
